import { defineModule } from '../../engine/module';
import { getNotificationPreferencesHandler } from './getNotificationPreferences';
import { listNotificationsHandler } from './listNotifications';
import { markNotificationsReadHandler } from './markNotificationsRead';
import { muteNotificationHandler } from './muteNotification';

export const notificationsModule = defineModule({
  handlers: {
    getNotificationPreferences: getNotificationPreferencesHandler,
    listNotifications: listNotificationsHandler,
    markNotificationsRead: markNotificationsReadHandler,
    muteNotification: muteNotificationHandler,
  },
});

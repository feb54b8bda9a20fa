import { defineModule } from '../../engine/module';
import { choosePushTypeHandler } from './choosePushType';
import { getNotificationPreferencesHandler } from './getNotificationPreferences';
import { getPushDeviceHandler } from './getPushDevice';
import { listNotificationsHandler } from './listNotifications';
import { markNotificationsReadHandler } from './markNotificationsRead';
import { muteNotificationHandler } from './muteNotification';
import { registerPushDeviceHandler } from './registerPushDevice';
import { removePushDeviceHandler } from './removePushDevice';

export const notificationsModule = defineModule({
  handlers: {
    choosePushType: choosePushTypeHandler,
    getNotificationPreferences: getNotificationPreferencesHandler,
    getPushDevice: getPushDeviceHandler,
    listNotifications: listNotificationsHandler,
    markNotificationsRead: markNotificationsReadHandler,
    muteNotification: muteNotificationHandler,
    registerPushDevice: registerPushDeviceHandler,
    removePushDevice: removePushDeviceHandler,
  },
});

import { getNotificationPreferencesHandler } from './getNotificationPreferences';
import { listNotificationsHandler } from './listNotifications';
import { markNotificationsReadHandler } from './markNotificationsRead';
import { muteNotificationHandler } from './muteNotification';

/** One line each. */
export const notificationsHandlers = {
  getNotificationPreferences: getNotificationPreferencesHandler,
  listNotifications: listNotificationsHandler,
  markNotificationsRead: markNotificationsReadHandler,
  muteNotification: muteNotificationHandler,
};

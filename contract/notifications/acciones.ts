import { getNotificationPreferences } from './getNotificationPreferences';
import { listNotifications } from './listNotifications';
import { markNotificationsRead } from './markNotificationsRead';
import { muteNotification } from './muteNotification';

/** One line each. */
export const notificationsAcciones = {
  getNotificationPreferences,
  listNotifications,
  markNotificationsRead,
  muteNotification,
};

import { getNotificationPreferences } from './getNotificationPreferences';
import { listNotifications } from './listNotifications';
import * as notifications from './notificationAcciones';

export const notificationsAcciones = {
  ...notifications,
  getNotificationPreferences,
  listNotifications,
};

import { getNotificationPreferences } from './getNotificationPreferences';
import { listNotifications } from './listNotifications';
import * as notifications from './notificationAcciones';
import * as push from './pushAcciones';

export const notificationsAcciones = {
  ...notifications,
  ...push,
  getNotificationPreferences,
  listNotifications,
};

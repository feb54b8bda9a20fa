import type { NotificationType } from '@contract/notifications/notificationTypes';

/** What rings. */
export interface Notice {
  type: NotificationType;
  title: string;
  body: string;
  link: string | null;
}

import type { NotificationType } from '@contract/notifications/notificationTypes';

/** What rings. */
export interface Notice {
  type: NotificationType;
  title: string;
  body: string;
  link: string | null;
}

/** A notice and whose bells it is for. */
export interface Addressed {
  accountIds: readonly number[];
  notice: Notice;
}

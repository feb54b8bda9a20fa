import type { NotificationType } from '@contract/notifications/notificationTypes';
import type { Db } from '../../db/Db';
import type { Tasks } from '../jobs/tasks';

/** A notice rings the bell of its people. */
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

/**
 * Has notices carried beyond the bell: recorded with the change, done afterwards, so that a slow server out there
 * makes nobody wait. Those who muted the type are not among them. Answers whether anything will go.
 */
export type NoticeRequest = (jobs: Tasks, db: Db, heard: readonly Addressed[]) => Promise<boolean>;

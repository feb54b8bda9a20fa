import type { NotificationType } from '@contract/notifications/notificationTypes';
import type { Db } from '../../db/client';
import type { Tasks } from '../jobs/tasks';
import type { Mailer } from '../mail/mailer';
import type { Notice } from './notice';

/** What asks for an answer goes out by mail too; the rest would only fill mailboxes. */
const mailed: ReadonlySet<NotificationType> = new Set([
  'approvals.waiting',
  'approvals.decided',
  'documents.expiring',
  'posts.confirmation',
  'receipts.published',
  'session.opened',
  'session.secondStep',
]);

export type RequestMail = (
  jobs: Tasks,
  db: Db,
  accountIds: readonly number[],
  notice: Notice,
) => Promise<boolean>;

/** Recorded with the change, sent afterwards: a slow mail server makes nobody wait. Answers whether any will go. */
export const requestMail =
  (mailer: Pick<Mailer, 'ready'>): RequestMail =>
  async (jobs, db, accountIds, notice) => {
    if (!mailed.has(notice.type) || !(await mailer.ready(db))) return false;
    const { title, body, link } = notice;
    await jobs.request(db, {
      kind: 'mail.notice',
      title: 'Enviar correos',
      accountId: null,
      payload: { accountIds, title, body, link },
    });
    return true;
  };

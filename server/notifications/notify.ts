import type { NotificationType } from '@contract/notifications/notificationTypes';
import { and, eq, inArray } from 'drizzle-orm';
import type { PublicContext, Services } from '../acciones/context';
import type { Db } from '../db/client';
import { notification, notificationMute } from '../db/schema/events';
import type { EventAudience, EventTag } from '../events/eventAudience';

export interface Notice {
  type: NotificationType;
  title: string;
  body: string;
  link: string | null;
}

interface Sender {
  db: Db;
  services: Pick<Services, 'jobs' | 'requestMail'>;
  emit(tags: readonly EventTag[], audience: EventAudience): Promise<void>;
  /** Left out by a task, which flushes what it asked for at its end. */
  afterCommit?: PublicContext['afterCommit'];
}

/** Puts a notice in each bell that has not muted its type, and tells the open screens. */
export async function notify(
  { db, emit, services, afterCommit }: Sender,
  accountIds: readonly number[],
  notice: Notice,
): Promise<number> {
  if (accountIds.length === 0) return 0;
  const muted = await db
    .select({ accountId: notificationMute.accountId })
    .from(notificationMute)
    .where(
      and(
        eq(notificationMute.type, notice.type),
        inArray(notificationMute.accountId, [...accountIds]),
      ),
    );
  const silent = new Set(muted.map((row) => row.accountId));
  const listening = accountIds.filter((id) => !silent.has(id));
  if (listening.length === 0) return 0;
  await db.insert(notification).values(listening.map((accountId) => ({ accountId, ...notice })));
  await emit([{ type: 'Notification', id: 'LIST' }], { kind: 'accounts', ids: listening });
  const mailed = await services.requestMail(services.jobs, db, listening, notice);
  if (mailed) afterCommit?.(services.jobs.flush);
  return listening.length;
}

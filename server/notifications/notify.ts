import type { NotificationType } from '@contract/notifications/notificationTypes';
import { sql } from 'drizzle-orm';
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
  const { type, title, body, link } = notice;
  const { rows } = await db.execute<{ account_id: number }>(sql`
    insert into ${notification} (account_id, type, title, body, link)
    select id, ${type}, ${title}, ${body}, ${link} from unnest(${sql.param([...accountIds])}::int[]) as id
    where not exists (select from ${notificationMute} muted where muted.account_id = id and muted.type = ${type})
    returning account_id`);
  const listening = rows.map((row) => row.account_id);
  if (listening.length === 0) return 0;
  await emit([{ type: 'Notification', id: 'LIST' }], { kind: 'accounts', ids: listening });
  const mailed = await services.requestMail(services.jobs, db, listening, notice);
  if (mailed) afterCommit?.(services.jobs.flush);
  return listening.length;
}

import { and, sql } from 'drizzle-orm';
import { anyOf } from '../../db/anyOf';
import { builtOnce } from '../../db/builtOnce';
import type { Db } from '../../db/Db';
import { notification, notificationMute } from '../../db/schema/events';
import type { PublicContext, Services } from '../acciones/context';
import type { EventAudience, EventTag } from '../events/eventAudience';
import type { Addressed, Notice } from './notice';

interface Sender {
  db: Db;
  services: Pick<Services, 'channels' | 'jobs'>;
  emit(tags: readonly EventTag[], audience: EventAudience): Promise<void>;
  /** Left out by a task, which flushes what it asked for at its end. */
  afterCommit?: PublicContext['afterCommit'];
}

const mutesWhere = builtOnce((db, where) => db.select().from(notificationMute).where(where));

/** This leaves out people who muted its type. */
async function listening(db: Db, addressed: readonly Addressed[]): Promise<Addressed[]> {
  const types = [...new Set(addressed.map(({ notice }) => notice.type))];
  const muted = await mutesWhere(
    db,
    and(
      anyOf(notificationMute.type, types),
      sql`${notificationMute.accountId} = any(${sql.param(idsOf(addressed))}::int[])`,
    ),
  );
  const silent = new Set(muted.map(({ accountId, type }) => `${type} ${accountId}`));
  return addressed.map(({ accountIds, notice }) => ({
    notice,
    accountIds: accountIds.filter((id) => !silent.has(`${notice.type} ${id}`)),
  }));
}

const idsOf = (addressed: readonly Addressed[]) => [
  ...new Set(addressed.flatMap(({ accountIds }) => accountIds)),
];

/** A single statement rings all bells: thousands of rows are no reason to ask thousands of times. */
async function ring(db: Db, heard: readonly Addressed[]): Promise<void> {
  const of = (field: keyof Notice) =>
    sql`${sql.param(heard.map(({ notice }) => notice[field]))}::text[]`;
  const ids = heard.map(({ accountIds }) => JSON.stringify(accountIds));
  await db.execute(sql`
    insert into ${notification} (account_id, type, title, body, link)
    select bell::int, type, title, body, link
    from unnest(${sql.param(ids)}::jsonb[], ${of('type')}, ${of('title')}, ${of('body')}, ${of('link')})
      with ordinality as notice (bells, type, title, body, link, at), jsonb_array_elements(bells) bell
    order by at`);
}

/** Beyond the bell. */
async function carry(
  { db, services, afterCommit }: Pick<Sender, 'db' | 'services' | 'afterCommit'>,
  heard: readonly Addressed[],
): Promise<void> {
  for (const request of services.channels) {
    if (await request(services.jobs, db, heard)) afterCommit?.(services.jobs.flush);
  }
}

/** To the devices alone, where the bell would only say again what a page of its own shows. */
export async function carryNotice(
  sender: Pick<Sender, 'db' | 'services' | 'afterCommit'>,
  accountIds: readonly number[],
  notice: Notice,
): Promise<void> {
  if (accountIds.length === 0) return;
  const heard = await listening(sender.db, [{ accountIds, notice }]);
  if (idsOf(heard).length > 0) await carry(sender, heard);
}

/** Puts each notice in the bells that have not muted its type, and tells the open screens once. */
export async function notifyEach(
  { db, emit, services, afterCommit }: Sender,
  addressed: readonly Addressed[],
): Promise<number> {
  const heard = await ringEach({ db, emit }, addressed);
  if (heard.length === 0) return 0;
  await carry({ db, services, afterCommit }, heard);
  return heard.reduce((sum, { accountIds }) => sum + accountIds.length, 0);
}

async function ringEach(
  { db, emit }: Pick<Sender, 'db' | 'emit'>,
  addressed: readonly Addressed[],
): Promise<Addressed[]> {
  const asked = addressed.filter(({ accountIds }) => accountIds.length > 0);
  if (asked.length === 0) return [];
  const heard = (await listening(db, asked)).filter(({ accountIds }) => accountIds.length > 0);
  if (heard.length === 0) return [];
  await ring(db, heard);
  await emit([{ type: 'Notification', id: 'LIST' }], { kind: 'accounts', ids: idsOf(heard) });
  return heard;
}

/** Rings the bell alone, where the module decides by itself which devices may ring. */
export async function ringBell(
  sender: Pick<Sender, 'db' | 'emit'>,
  accountIds: readonly number[],
  notice: Notice,
): Promise<void> {
  await ringEach(sender, [{ accountIds, notice }]);
}

/** The same for one notice. */
export const notify = (
  sender: Sender,
  accountIds: readonly number[],
  notice: Notice,
): Promise<number> => notifyEach(sender, [{ accountIds, notice }]);

import { and, eq, gte, sql } from 'drizzle-orm';
import type { Db } from '../../../db/Db';
import { periodClose } from '../../../db/schema/closes';
import { link, type linkRun } from '../../../db/schema/sync';
import type { Services } from '../../../engine/acciones/context';
import type { OnReopened } from '../../../engine/closes/onReopened';

export const PARKED_JOB = 'link-parked';

export interface ParkedPayload {
  linkId: number;
  siteId: number;
  /** The first day of the month that was reopened. */
  month: string;
}

type Linked = Pick<typeof link.$inferSelect, 'id' | 'name'>;
type Reopened = Omit<ParkedPayload, 'linkId'>;

async function ask(
  db: Db,
  { jobs }: Pick<Services, 'jobs'>,
  { id, name }: Linked,
  { siteId, month }: Reopened,
): Promise<void> {
  const payload: ParkedPayload = { linkId: id, siteId, month };
  const title = `Filas que esperaban del enlace ${name}`;
  await jobs.request(db, { kind: PARKED_JOB, title, accountId: null, payload });
}

/** Rows have no day of their own: the import that refused them says which of them may go in by now. */
export const sendWhenReopened: OnReopened = async ({ db, services, afterCommit }, period) => {
  const waiting = await db
    .select({ id: link.id, name: link.name })
    .from(link)
    .where(
      and(
        eq(link.paused, false),
        sql`exists (select from link_run r join link_row w on w.run_id = r.id
          where r.link_id = ${link.id} and w.state = 'parked')`,
      ),
    );
  for (const one of waiting) await ask(db, services, one, period);
  if (waiting.length > 0) afterCommit(() => services.jobs.flush());
};

/** A month that was reopened while a run went on found none of its rows waiting yet. */
export async function askIfReopened(
  db: Db,
  services: Pick<Services, 'jobs'>,
  of: Linked,
  { startedAt }: Pick<typeof linkRun.$inferSelect, 'startedAt'>,
): Promise<void> {
  const [reopened] = await db
    .select({ siteId: periodClose.siteId, month: periodClose.month })
    .from(periodClose)
    .where(gte(periodClose.reopenedAt, startedAt))
    .limit(1);
  if (reopened) await ask(db, services, of, reopened);
}

import { eq } from 'drizzle-orm';
import { DateTime } from 'luxon';
import type { Db } from '../../../db/Db';
import { payRun, payRunEvent } from '../../../db/schema/payRuns';
import type { Run } from '../runRules';
import { type Signing, type SlipTools, seedSlips } from './seedSlips';
import { settleSeeded } from './settleSeeded';

const HOUR_PUBLISHED = 13;

/** So many days before it is paid, at some hour. */
const beforePayDay = ({ payDay }: Pick<Run, 'payDay'>, days: number, hour: number): Date =>
  DateTime.fromISO(payDay, { zone: 'utc' }).minus({ days }).set({ hour }).toJSDate();

/** This writes the events of a run, by its author and its approver. */
export const tell = (
  db: Db,
  { id: runId, authorId }: Run,
  events: readonly {
    kind: (typeof payRunEvent.$inferInsert)['kind'];
    createdAt: Date;
    accountId?: number;
  }[],
) =>
  db
    .insert(payRunEvent)
    .values(events.map(({ accountId = authorId, ...event }) => ({ ...event, runId, accountId })));

/** A run from its beginning until it was paid, at the hours at which an office does it: everybody has their slip. */
export async function payDemoRun(
  tools: SlipTools,
  run: Run,
  { approverId, ...signing }: Signing & { approverId: number },
): Promise<void> {
  const { db } = tools;
  const at = (days: number, hour: number) => beforePayDay(run, days, hour);
  const publishedAt = at(0, HOUR_PUBLISHED);
  await tell(db, run, [
    { kind: 'created', createdAt: at(3, 12) },
    { kind: 'calculated', createdAt: at(3, 13) },
    { kind: 'submitted', createdAt: at(2, 14) },
    { kind: 'approved', accountId: approverId, createdAt: at(1, 12) },
    { kind: 'published', createdAt: publishedAt },
    { kind: 'paid', createdAt: at(0, 18) },
  ]);
  await seedSlips(tools, run, signing);
  await settleSeeded(db, run);
  await db
    .update(payRun)
    .set({ state: 'paid', publishedAt, paidOn: run.payDay })
    .where(eq(payRun.id, run.id));
}

import { randomUUID } from 'node:crypto';
import { and, desc, eq } from 'drizzle-orm';
import type { Db } from '../../../db/Db';
import { jobProgress } from '../../../db/schema/events';
import { payRun, payRunEvent } from '../../../db/schema/payRuns';
import { demoBegins, demoPast } from '../../../seed/demoYear';
import { PAY_HISTORY, type PayHistory } from './payHistoryJob';

/** Together with the two that the demo begins with, each month has the same one of the year before to be held against. */
const MONTHS_PAID = 11;

/** Older months are paid by a task, by whoever prepared and approved those that the demo began with. */
export async function queuePayHistory(db: Db): Promise<void> {
  const next = demoBegins().slice(0, 7);
  const [first] = await db
    .select({ authorId: payRun.authorId, approverId: payRunEvent.accountId })
    .from(payRun)
    .innerJoin(payRunEvent, and(eq(payRunEvent.runId, payRun.id), eq(payRunEvent.kind, 'approved')))
    .where(and(eq(payRun.kind, 'monthly'), eq(payRun.period, next)))
    .orderBy(desc(payRun.number))
    .limit(1);
  if (!first || first.approverId === null) return;
  const { authorId, approverId } = first;
  const periods = demoPast()
    .slice(0, MONTHS_PAID)
    .map((day) => day.slice(0, 7))
    .reverse();
  const payload: PayHistory = { periods, next, authorId, approverId };
  await db.insert(jobProgress).values({
    id: randomUUID(),
    kind: PAY_HISTORY,
    title: 'Completar los sueldos de la organización de ejemplo',
    payload,
    totalUnits: periods.length,
    state: 'queued',
  });
}

import { and, asc, eq, isNull } from 'drizzle-orm';
import { anyOf } from '../../../db/anyOf';
import type { Db } from '../../../db/Db';
import { payRun } from '../../../db/schema/payRuns';
import { type Run, settledStates } from '../runRules';

/** The runs of a month whose figures no longer change, in the order in which they pay; none that was taken back. */
export const settledRuns = (db: Db, period: string): Promise<Run[]> =>
  db
    .select()
    .from(payRun)
    .where(
      and(eq(payRun.period, period), anyOf(payRun.state, settledStates), isNull(payRun.reversesId)),
    )
    .orderBy(asc(payRun.payDay), asc(payRun.id));

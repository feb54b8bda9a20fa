import { and, eq } from 'drizzle-orm';
import { anyOf } from '../../db/anyOf';
import type { Db } from '../../db/Db';
import { payRunPerson } from '../../db/schema/payRuns';
import { currentReceipts } from '../receipts';
import type { Run } from './runRules';

/** Finds, by person, the slip that a reversal takes back; a run that reverses none has no such slips. */
export async function reversedReceipts(
  db: Db,
  reversed: Run | undefined,
  personIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (!reversed) return new Map();
  const rows = await db
    .select({ personId: payRunPerson.personId, receiptId: payRunPerson.receiptId })
    .from(payRunPerson)
    .where(and(eq(payRunPerson.runId, reversed.id), anyOf(payRunPerson.personId, [...personIds])));
  const current = await currentReceipts(
    db,
    rows.flatMap(({ receiptId }) => receiptId ?? []),
  );
  return new Map(
    rows.flatMap(({ personId, receiptId }) => {
      const last = current.get(receiptId ?? 0);
      return last === undefined ? [] : [[personId, last] as const];
    }),
  );
}

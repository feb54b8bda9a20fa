import type { PayItemKind } from '@contract/core/payItemKinds';
import { and, asc, eq, isNull, lte } from 'drizzle-orm';
import { anyOf } from '../../db/anyOf';
import type { Db } from '../../db/Db';
import { payItem } from '../../db/schema/payItems';
import type { PayItem } from './payItem';

interface Holding {
  runId: number;
  period: string;
  kinds: readonly PayItemKind[];
  personIds: readonly number[];
}

/** A run that is prepared counts on what waits for its people; another run then finds nothing of it. */
export async function holdPayItems(db: Db, { runId, period, kinds, personIds }: Holding) {
  if (kinds.length === 0 || personIds.length === 0) return;
  await db
    .update(payItem)
    .set({ runId })
    .where(
      and(
        isNull(payItem.settledAt),
        isNull(payItem.runId),
        lte(payItem.fromPeriod, period),
        anyOf(payItem.kind, [...kinds]),
        anyOf(payItem.personId, [...personIds]),
      ),
    );
}

/** Items that a run held and did not settle wait for another; with a person, only theirs. */
export const releasePayItems = (db: Db, runId: number, personId?: number) =>
  db
    .update(payItem)
    .set({ runId: null })
    .where(
      and(
        eq(payItem.runId, runId),
        isNull(payItem.settledAt),
        personId === undefined ? undefined : eq(payItem.personId, personId),
      ),
    );

/** The items that wait for some people: those that a run holds, or without a run those that none holds. */
export async function waitingPayItems(
  db: Db,
  runId: number | null,
  personIds: readonly number[],
  period: string,
): Promise<ReadonlyMap<number, PayItem[]>> {
  const rows = await db
    .select()
    .from(payItem)
    .where(
      and(
        isNull(payItem.settledAt),
        runId === null ? isNull(payItem.runId) : eq(payItem.runId, runId),
        lte(payItem.fromPeriod, period),
        anyOf(payItem.personId, [...personIds]),
      ),
    )
    .orderBy(asc(payItem.fromPeriod), asc(payItem.id));
  const found = new Map<number, PayItem[]>();
  for (const row of rows) found.set(row.personId, [...(found.get(row.personId) ?? []), row]);
  return found;
}

import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { anyOf } from '../../db/anyOf';
import type { Db } from '../../db/Db';
import { payItem } from '../../db/schema/payItems';
import { finder, partsOf } from '../module';
import { clock } from '../time/clock';
import type { PayItem, PayItemContext, SettlingRun } from './payItem';

const ownerOf = finder(
  () => partsOf('payItems'),
  ({ source }) => source,
);

async function tellOwners(
  context: PayItemContext,
  what: 'settled' | 'skipped' | 'givenBack',
  items: readonly PayItem[],
  run: SettlingRun,
): Promise<void> {
  for (const source of new Set(items.map((item) => item.source))) {
    const own = items.filter((item) => item.source === source);
    await ownerOf(source)?.[what]?.(context, own, run);
  }
}

/** A person's items are settled with their slip: those that the pay took; the rest wait for the next one. */
export async function settlePayItems(
  context: PayItemContext,
  run: SettlingRun,
  personId: number,
  taken: readonly number[],
): Promise<void> {
  const { db } = context;
  const held = and(
    eq(payItem.runId, run.id),
    eq(payItem.personId, personId),
    isNull(payItem.settledAt),
  );
  const settled =
    taken.length === 0
      ? []
      : await db
          .update(payItem)
          .set({ settledAt: run.at ?? clock.now() })
          .where(and(held, anyOf(payItem.id, [...taken])))
          .returning();
  if (settled.length !== taken.length) {
    throw new Error(`run ${run.id} pays items of person ${personId} that it does not hold`);
  }
  const skipped = await db
    .update(payItem)
    .set({ runId: null, skipped: sql`${payItem.skipped} + 1` })
    .where(held)
    .returning();
  await tellOwners(context, 'settled', settled, run);
  await tellOwners(context, 'skipped', skipped, run);
}

/** Has what a run settled for somebody wait again, because the run was reversed. */
export async function givePayItemsBack(
  context: PayItemContext,
  run: SettlingRun,
  personId: number,
): Promise<void> {
  const given = await context.db
    .update(payItem)
    .set({ runId: null, settledAt: null })
    .where(
      and(eq(payItem.runId, run.id), eq(payItem.personId, personId), isNotNull(payItem.settledAt)),
    )
    .returning();
  await tellOwners(context, 'givenBack', given, run);
}

/** Lists what a run settled and its owner cannot take back as things stand. */
export async function goneOnSince(db: Db, runId: number): Promise<PayItem[]> {
  const items = await db
    .select()
    .from(payItem)
    .where(and(eq(payItem.runId, runId), isNotNull(payItem.settledAt)));
  const found: PayItem[] = [];
  for (const source of new Set(items.map((item) => item.source))) {
    const own = items.filter((item) => item.source === source);
    found.push(...((await ownerOf(source)?.goneOn?.(db, own)) ?? []));
  }
  return found;
}

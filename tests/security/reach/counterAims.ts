import type { AccionKey } from '@contract/registry';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../server/db/Db';
import { stockCount, stockCountLine } from '../../../server/db/schema/counters';
import { stock } from '../../../server/db/schema/warehouse';
import type { Aim, Fields } from './aim';
import { bySite } from './byScope';

const reason = 'De prueba';
/** Stale everywhere: whoever reaches the count hears of the conflict, and nothing changes. */
const version = 999_999;
const dueOn = '2030-01-01';
const moment = { claimedAt: '2026-11-23T12:00:00.000Z', clockOffset: 0 };

/** A count of their site that is for everybody there, with a line that differs. */
async function made(db: Db, siteId: number) {
  const [shelf] = await db
    .select({ id: stock.id })
    .from(stock)
    .where(
      and(
        eq(stock.siteId, siteId),
        sql`not exists (select from stock_count_line l where l.stock_id = ${stock.id} and l.open)`,
      ),
    )
    .limit(1);
  if (!shelf) return null;
  const [count] = await db
    .insert(stockCount)
    .values({ title: 'De prueba', siteId, blind: false, dueOn, chosen: {}, lines: 1 })
    .returning({ id: stockCount.id });
  const [line] = await db
    .insert(stockCountLine)
    .values({
      ...{ countId: count?.id ?? 0, stockId: shelf.id },
      ...{ state: 'differs' as const, counted: 1, expected: 2 },
    })
    .returning({ id: stockCountLine.id });
  return { id: count?.id ?? 0, lineId: line?.id ?? 0 };
}

const count = (input: Fields = {}): Aim => ({
  at: async (db, { siteId }) => {
    const found = await made(db, siteId);
    return found && { id: found.id, ...input };
  },
  expect: bySite,
});

const site = (input: Fields = {}): Aim => ({
  at: (_db, { siteId }) => ({ siteId, ...input }),
  expect: bySite,
});

export const counterAims = {
  getStockCount: count(),
  getCountTasks: count(),
  closeStockCount: count({ version }),
  cancelStockCount: count({ version, reason }),
  reverseStockCount: count({ version, reason }),
  countLineQuantity: {
    at: async (db, { siteId }) => {
      const found = await made(db, siteId);
      return found && { ...found, ...moment, quantity: 1 };
    },
    expect: bySite,
  },
  addFoundStock: count({ ...moment, location: 'ZZ', product: 'ZZ', quantity: 1 }),
  settleCountLines: {
    at: async (db, { siteId }) => {
      const found = await made(db, siteId);
      const selection = { kind: 'rows', ids: [found?.lineId] };
      return found && { selection, change: { kind: 'again' } };
    },
    expect: bySite,
    found: (body) => (body as { done: number }).done === 1,
  },
  previewStockCount: site({ blind: true }),
  startStockCount: site({ title: 'De prueba', dueOn, blind: true, locationPrefix: 'A-01-01' }),
} satisfies Partial<Record<AccionKey, Aim>>;

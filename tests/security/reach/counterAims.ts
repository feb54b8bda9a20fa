import type { AccionKey } from '@contract/registry';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../../server/db/Db';
import { recordComment } from '../../../server/db/schema/comments';
import { stockCount, stockCountLine } from '../../../server/db/schema/counters';
import { location, product, stock } from '../../../server/db/schema/warehouse';
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
    .select({ id: stock.id, location: location.code, product: product.sku })
    .from(stock)
    .innerJoin(location, eq(location.id, stock.locationId))
    .innerJoin(product, eq(product.id, stock.productId))
    .where(
      and(
        eq(stock.siteId, siteId),
        eq(location.active, true),
        isNull(stock.lotId),
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
  return { id: count?.id ?? 0, lineId: line?.id ?? 0, shelf: shelf.location, goods: shelf.product };
}

const count = (input: Fields = {}): Aim => ({
  at: async (db, { siteId }) => {
    const found = await made(db, siteId);
    return found && { id: found.id, ...input };
  },
  expect: bySite,
});

/** The same, as its comments call it. */
const countOf = (input: Fields): Aim => ({
  at: async (db, { siteId }) => {
    const found = await made(db, siteId);
    return found && { countId: found.id, ...input };
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
      return found && { id: found.id, lineId: found.lineId, ...moment, quantity: 1 };
    },
    expect: bySite,
  },
  addFoundStock: {
    // The line of that shelf was counted already: whoever reaches the count hears so.
    at: async (db, { siteId }) => {
      const found = await made(db, siteId);
      if (!found) return null;
      const { id, shelf, goods } = found;
      return { id, ...moment, location: shelf, product: goods, quantity: 1 };
    },
    expect: bySite,
  },
  settleCountLines: {
    at: async (db, { siteId }) => {
      const found = await made(db, siteId);
      const selection = { kind: 'rows', ids: [found?.lineId] };
      return found && { selection, change: { kind: 'again' } };
    },
    expect: bySite,
    found: (body) => (body as { done: number }).done === 1,
  },
  listCountComments: countOf({}),
  commentCount: countOf({ body: 'Hola' }),
  deleteCountComment: {
    at: async (db, { siteId, accountId }) => {
      const found = await made(db, siteId);
      if (!found) return null;
      const countId = found.id;
      const values = { entity: 'stockCount' as const, entityId: countId, authorId: accountId };
      const [row] = await db
        .insert(recordComment)
        .values({ ...values, body: 'Hola' })
        .returning({ id: recordComment.id });
      return row ? { id: row.id, countId } : null;
    },
    // A reader of the count sees what others wrote of it, and takes away only what is theirs.
    expect: (asking, theirs) =>
      bySite(asking, theirs) === 'reached' && asking.accountId !== theirs.accountId
        ? 'refused'
        : bySite(asking, theirs),
  },
  previewStockCount: site({ blind: true }),
  startStockCount: site({ title: 'De prueba', dueOn, blind: true, locationPrefix: 'A-01-01' }),
} satisfies Partial<Record<AccionKey, Aim>>;

import type { AccionKey } from '@contract/registry';
import { and, desc, eq, isNull, ne, type SQL } from 'drizzle-orm';
import type { Db } from '../../../server/db/Db';
import { recordComment } from '../../../server/db/schema/comments';
import { orderLine, warehouseOrder } from '../../../server/db/schema/orders';
import { customer, location, product, stock } from '../../../server/db/schema/warehouse';
import type { Aim, Fields, Somebody } from './aim';
import { bySite } from './byScope';

const today = '2026-12-01';
const reason = 'De prueba';
/** Stale everywhere: who reaches the order hears of the conflict, and nothing moves. */
const version = 999_999;

const free = (siteId: number): SQL | undefined =>
  and(
    eq(warehouseOrder.siteId, siteId),
    eq(warehouseOrder.state, 'created'),
    isNull(warehouseOrder.pickerId),
  );

/** An order of their site that nobody took yet: everybody of that warehouse sees it. */
const order = (input: Fields = {}): Aim => ({
  at: async (db, { siteId }) => {
    const [row] = await db
      .select({ id: warehouseOrder.id })
      .from(warehouseOrder)
      .where(free(siteId))
      .limit(1);
    return row ? { id: row.id, ...input } : null;
  },
  expect: bySite,
});

/** The same order where its parts are asked for. */
const orderOf = (input: Fields): Aim => ({
  at: async (db, theirs, asking) => {
    const found = await order().at(db, theirs, asking);
    return found && { orderId: found.id, ...input };
  },
  expect: bySite,
});

const line = (input: Fields): Aim => ({
  at: async (db, { siteId }) => {
    const [row] = await db
      .select({ id: warehouseOrder.id, lineId: orderLine.id, productId: orderLine.productId })
      .from(orderLine)
      .innerJoin(warehouseOrder, eq(warehouseOrder.id, orderLine.orderId))
      .where(free(siteId))
      .limit(1);
    return row ? { id: row.id, lineId: row.lineId, ...input } : null;
  },
  expect: bySite,
});

const customerOf = async (db: Db, siteId: number) =>
  (await db.select().from(customer).where(eq(customer.siteId, siteId)).limit(1))[0];

const locationOf = async (db: Db, siteId: number) =>
  (await db.select().from(location).where(eq(location.siteId, siteId)).limit(1))[0];

const anyProduct = async (db: Db) =>
  (await db.select().from(product).where(eq(product.lotTracked, false)).limit(1))[0]?.id ?? 0;

const stockOf = async (db: Db, siteId: number) =>
  (await db.select().from(stock).where(eq(stock.siteId, siteId)).limit(1))[0];

const site = { at: (_db: Db, { siteId }: Somebody) => ({ siteId }), expect: bySite };

export const warehouseAims = {
  getOrder: order(),
  assignPicker: order({ version, pickerId: null }),
  cancelOrder: order({ version, reason }),
  checkOrder: order({ version, lines: [] }),
  deliverOrder: order({ version, receiverName: 'Alguien' }),
  dispatchOrder: order({ version }),
  finishPicking: order({ version }),
  holdOrder: order({ version, reason }),
  packOrder: order({ version, packages: [{ items: [{ lineId: 1, quantity: 1 }] }] }),
  releaseOrder: order({ version }),
  resumeOrder: order({ version }),
  startPicking: order({ version }),
  stepBackOrder: order({ version, reason }),
  updateOrder: {
    at: async (db, theirs, asking) => {
      const input = await order({ version, promisedOn: today }).at(db, theirs, asking);
      const lines = [{ productId: await anyProduct(db), quantity: 1 }];
      const customerId = (await customerOf(db, asking.siteId))?.id;
      return input && { ...input, customerId, lines };
    },
    expect: bySite,
  },
  listOrderComments: orderOf({}),
  commentOrder: orderOf({ body: 'Hola' }),
  deleteOrderComment: {
    at: async (db, theirs, asking) => {
      const found = await order().at(db, theirs, asking);
      if (!found) return null;
      const entityId = Number(found.id);
      const values = {
        entity: 'order' as const,
        entityId,
        authorId: theirs.accountId,
        body: 'Hola',
      };
      const [row] = await db
        .insert(recordComment)
        .values(values)
        .returning({ id: recordComment.id });
      return row ? { id: row.id, orderId: entityId } : null;
    },
    // People who see the order read what others wrote of it, and take away only what is theirs.
    expect: (asking, theirs) =>
      bySite(asking, theirs) === 'reached' && asking.accountId !== theirs.accountId
        ? 'refused'
        : bySite(asking, theirs),
  },
  missDelivery: order({ version, reason }),
  refuseDelivery: order({ version, reason }),
  findSubstitutes: line({ code: 'ZZ' }),
  getAvailability: {
    at: async (db, { siteId }) => {
      const who = await customerOf(db, siteId);
      return who ? { customerId: who.id, productIds: [await anyProduct(db)] } : null;
    },
    expect: bySite,
  },
  pickLine: line({ stockId: 1, quantity: 1 }),
  returnLine: line({ reason }),
  shortLine: line({ reason }),
  substituteLine: line({ productId: 1, reason }),
  createOrder: {
    at: async (db, { siteId }) => {
      const who = await customerOf(db, siteId);
      const lines = [{ productId: await anyProduct(db), quantity: 1 }];
      return who ? { customerId: who.id, promisedOn: today, lines } : null;
    },
    expect: bySite,
  },
  changeOrders: {
    at: async (db, theirs, asking) => {
      const found = await order().at(db, theirs, asking);
      const selection = { kind: 'rows', ids: [found?.id] };
      return found && { selection, change: { kind: 'assign', pickerId: null } };
    },
    expect: bySite,
    found: (body) => (body as { done: number }).done === 1,
  },
  listPickers: site,
  listStockMovements: {
    at: async (db, { siteId }) => {
      const row = await stockOf(db, siteId);
      return row ? { stockId: row.id } : null;
    },
    expect: bySite,
  },
  relocateStock: {
    at: async (db, { siteId }) => {
      const [row] = await db
        .select()
        .from(stock)
        .where(eq(stock.siteId, siteId))
        .orderBy(desc(stock.quantity))
        .limit(1);
      const [to] = await db
        .select()
        .from(location)
        .where(
          and(
            eq(location.siteId, siteId),
            eq(location.active, true),
            ne(location.id, row?.locationId ?? 0),
          ),
        )
        .limit(1);
      return row && to ? { stockId: row.id, to: to.code, quantity: 1 } : null;
    },
    expect: bySite,
  },
  getCustomer: {
    at: async (db, { siteId }) => {
      const row = await customerOf(db, siteId);
      return row ? { id: row.id } : null;
    },
    expect: bySite,
  },
  getLocation: {
    at: async (db, { siteId }) => {
      const row = await locationOf(db, siteId);
      return row ? { id: row.id } : null;
    },
    expect: bySite,
  },
  adjustStock: {
    at: async (db, { siteId }) => {
      const [row] = await db
        .select({ locationId: location.id, productId: product.id })
        .from(stock)
        .innerJoin(location, eq(location.id, stock.locationId))
        .innerJoin(product, and(eq(product.id, stock.productId), eq(product.lotTracked, false)))
        .where(and(eq(stock.siteId, siteId), eq(location.active, true)))
        .limit(1);
      return row ? { ...row, kind: 'receipt', delta: 1, reason } : null;
    },
    expect: bySite,
  },
  saveCustomer: {
    at: async (db, { siteId }, asking) => {
      const row = await customerOf(db, siteId);
      if (!row) return null;
      const { id, name, address } = row;
      return { id, version, name, address, siteId: asking.siteId };
    },
    expect: bySite,
  },
  saveLocation: {
    at: async (db, { siteId }, asking) => {
      const row = await locationOf(db, siteId);
      return row ? { id: row.id, version, siteId: asking.siteId, code: row.code } : null;
    },
    expect: bySite,
  },
} satisfies Partial<Record<AccionKey, Aim>>;

import type { AccionKey } from '@contract/registry';
import { and, eq, notExists } from 'drizzle-orm';
import type { Db } from '../../../server/db/Db';
import {
  arrival,
  arrivalLine,
  intake,
  intakeLine,
  reorderRule,
  supplier,
} from '../../../server/db/schema/receiving';
import { product, stock } from '../../../server/db/schema/warehouse';
import type { Aim, Fields } from './aim';
import { bySite } from './byScope';

const reason = 'De prueba';
/** Stale everywhere: whoever reaches the arrival hears of the conflict, and nothing changes. */
const version = 999_999;
const expectedOn = '2030-01-01';
let papers = 0;

const aRemito = () => {
  papers += 1;
  return `PRUEBA/${papers}`;
};

async function supplierId(db: Db): Promise<number> {
  const [row] = await db.select({ id: supplier.id }).from(supplier).limit(1);
  return row?.id ?? 0;
}

/** An arrival at a site of which a part came in, in a document without lines. */
async function made(db: Db, siteId: number) {
  const remito = aRemito();
  const [row] = await db
    .insert(arrival)
    .values({
      ...{ siteId, supplierId: await supplierId(db), remito, remitoKey: remito },
      ...{ state: 'receiving' as const, expectedOn },
    })
    .returning({ id: arrival.id });
  const id = row?.id ?? 0;
  const [part] = await db.insert(intake).values({ arrivalId: id }).returning({ id: intake.id });
  return { id, intakeId: part?.id ?? 0 };
}

const ofArrival = (input: Fields = {}): Aim => ({
  at: async (db, { siteId }) => ({ id: (await made(db, siteId)).id, ...input }),
  expect: bySite,
});

/** A line of theirs that was put away already: whoever reaches it hears so. */
async function putAway(db: Db, siteId: number) {
  const { id: arrivalId, intakeId } = await made(db, siteId);
  const [lying] = await db
    .select({ id: stock.id, productId: stock.productId })
    .from(stock)
    .where(eq(stock.siteId, siteId))
    .limit(1);
  if (!lying) return null;
  const [line] = await db
    .insert(arrivalLine)
    .values({ arrivalId, position: 0, productId: lying.productId, expected: 1 })
    .returning({ id: arrivalLine.id });
  const [part] = await db
    .insert(intakeLine)
    .values({
      ...{ intakeId, arrivalLineId: line?.id ?? 0, stockId: lying.id },
      ...{ quantity: 1, putAway: 1 },
    })
    .returning({ id: intakeLine.id });
  return part?.id ?? null;
}

const ofIntakeLine = (input: Fields = {}): Aim => ({
  at: async (db, { siteId }) => {
    const id = await putAway(db, siteId);
    return id === null ? null : { id, ...input };
  },
  expect: bySite,
});

/** A product that has no minimum at a site, in which one can be set. */
async function goodsWithoutRule(db: Db, siteId: number): Promise<number> {
  const there = and(eq(reorderRule.siteId, siteId), eq(reorderRule.productId, product.id));
  const [goods] = await db
    .select({ id: product.id })
    .from(product)
    .where(notExists(db.select().from(reorderRule).where(there)))
    .limit(1);
  return goods?.id ?? 0;
}

export const receivingAims = {
  headForShelf: ofIntakeLine(),
  putAwayGoods: ofIntakeLine({ to: 'ZZ', quantity: 1 }),
  getArrival: ofArrival(),
  closeArrival: ofArrival({ version, reason }),
  cancelArrival: ofArrival({ version, reason }),
  receiveGoods: {
    at: async (db, { siteId }) => {
      const [goods] = await db
        .select({ sku: product.sku })
        .from(product)
        .where(and(eq(product.active, true), eq(product.lotTracked, false)))
        .limit(1);
      const { id } = await made(db, siteId);
      return { id, lines: [{ product: goods?.sku, quantity: 1, reason }] };
    },
    expect: bySite,
  },
  saveReorderRule: {
    at: async (db, { siteId }) => ({
      ...{ siteId, productId: await goodsWithoutRule(db, siteId), min: 1, max: 2 },
      ...{ packSize: 1, leadDays: 1, supplierId: null, active: true },
    }),
    expect: bySite,
  },
  markOrdered: {
    at: async (db, { siteId }) => {
      const productId = await goodsWithoutRule(db, siteId);
      const [rule] = await db
        .insert(reorderRule)
        .values({
          ...{ siteId, productId, min: 900_000, max: 900_001 },
          ...{ proposed: 1, proposedAt: new Date(0) },
        })
        .returning({ id: reorderRule.id });
      return { selection: { kind: 'rows', ids: [rule?.id] } };
    },
    found: (body) => (body as { done: number }).done === 1,
    expect: bySite,
  },
  reverseIntake: {
    at: async (db, { siteId }) => ({ intakeId: (await made(db, siteId)).intakeId, reason }),
    expect: bySite,
  },
  createArrival: {
    at: async (db, { siteId }) => {
      const [goods] = await db
        .select({ id: product.id })
        .from(product)
        .where(eq(product.active, true))
        .limit(1);
      const lines = [{ productId: goods?.id, quantity: 1 }];
      return {
        ...{ siteId, supplierId: await supplierId(db), remito: aRemito() },
        ...{ expectedOn, lines },
      };
    },
    expect: bySite,
  },
} satisfies Partial<Record<AccionKey, Aim>>;

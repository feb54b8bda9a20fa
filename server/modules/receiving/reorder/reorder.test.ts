import { cancelArrival } from '@contract/receiving/arrivalAcciones';
import { proposedUnits } from '@contract/receiving/proposedUnits';
import {
  listReorderRules,
  markOrdered,
  saveReorderRule,
} from '@contract/receiving/reorderAcciones';
import { adjustStock } from '@contract/warehouse/stockAcciones';
import { eq, sql } from 'drizzle-orm';
import { buildServer, type TestServer } from '../../../../tests/support/buildServer';
import { type ReceivingWorld, receivingWorld } from '../../../../tests/support/receivingWorld';
import { notification } from '../../../db/schema/events';
import { reorderRule } from '../../../db/schema/receiving';
import { randomFrom } from '../../../seed/randomFrom';
import { orderWorld } from '../../orders/testing/orderWorld';
import { planReorders } from './planReorders';
import { tellReorders } from './tellReorders';

let server: TestServer;
let world: ReceivingWorld;
let orders: Awaited<ReturnType<typeof orderWorld>>;
let supplierId: number;
let papers = 0;
const remito = () => {
  papers += 1;
  return `0046-${String(papers).padStart(8, '0')}`;
};

beforeAll(async () => {
  server = await buildServer();
  world = await receivingWorld(server, 'M');
  orders = await orderWorld(server, 'm');
  supplierId = (await world.supplier()).id;
});
beforeEach(async () => {
  await server.services.database.db.delete(reorderRule);
});
afterAll(() => server.close());

const rule = (productId: number, more: object = {}, as = 'jefe') =>
  server.call(
    saveReorderRule,
    {
      ...{ siteId: world.siteId, productId, min: 10, max: 60, packSize: 12, leadDays: 5 },
      ...{ supplierId, active: true },
      ...more,
    },
    as,
  );
const shown = async (productId: number, as = 'jefe') => {
  const { rows } = (await server.call(listReorderRules, {}, as)).body;
  return rows.find((one) => one.productId === productId);
};
const plan = () => planReorders(server.services.database.db);
const ordered = (id: number, as = 'jefe') =>
  server.call(markOrdered, { selection: { kind: 'rows', ids: [id] } }, as);

test('what is proposed counts what lies there, what is asked for and what is announced', async () => {
  const { product } = await orders.goods(40);
  expect((await rule(product.id)).body).toMatchObject({ cover: 40, proposed: 0 });
  await orders.order([product.id, 33]);
  await plan();
  expect(await shown(product.id)).toMatchObject({ cover: 7, proposed: 60 });
  const { id } = await world.announce(supplierId, remito(), [product.id, 30]);
  await plan();
  expect(await shown(product.id)).toMatchObject({ cover: 37, proposed: 0, proposedAt: null });
  // Goods that came in count once, wherever they lie.
  await world.receive(id, [{ product: product.sku, quantity: 20 }]);
  await plan();
  expect(await shown(product.id)).toMatchObject({ cover: 37 });
});

test('an announced arrival that is cancelled proposes again', async () => {
  const { product } = await orders.goods(5);
  await rule(product.id);
  const { id, version } = await world.announce(supplierId, remito(), [product.id, 48]);
  await plan();
  expect(await shown(product.id)).toMatchObject({ proposed: 0 });
  await server.call(cancelArrival, { id, version, reason: 'No salió' }, 'jefe');
  await plan();
  expect(await shown(product.id)).toMatchObject({ cover: 5, proposed: 60 });
});

test('what was ordered is on its way until a supplier announces it, or until its day is long over', async () => {
  const { product } = await orders.goods(4);
  const { body: made } = await rule(product.id);
  expect(made.proposed).toBe(60);
  const [first, second] = await Promise.all([ordered(made.id), ordered(made.id)]);
  // Two who mark it at once have ordered it once.
  expect([first.body.done, second.body.done].sort()).toEqual([0, 1]);
  expect(await shown(product.id)).toMatchObject({ cover: 64, proposed: 0, ordered: 60 });
  await world.announce(supplierId, remito(), [product.id, 24]);
  await plan();
  expect(await shown(product.id)).toMatchObject({ cover: 28, ordered: 0, orderedUntil: null });

  const { product: late } = await orders.goods(0);
  const { body: other } = await rule(late.id);
  await ordered(other.id);
  await server.services.database.db
    .update(reorderRule)
    .set({ orderedUntil: sql`anden_now()::date - 9` })
    .where(eq(reorderRule.id, other.id));
  await plan();
  expect(await shown(late.id)).toMatchObject({ cover: 0, proposed: 60, ordered: 0 });
});

test('those who order at the site hear of each crossing once', async () => {
  const { db } = server.services.database;
  const { product, location } = await orders.goods(40);
  await rule(product.id);
  await db.delete(notification);
  const told = async () => {
    await tellReorders(db, server.services);
    const rows = await db.select().from(notification);
    return rows.map(({ title }) => title);
  };
  const taken = async (delta: number) =>
    server.call(
      adjustStock,
      {
        ...{ productId: product.id, locationId: location.id, kind: 'adjustment' },
        ...{ delta, reason: 'Prueba' },
      },
      'jefe',
    );
  expect(await told()).toEqual([]);
  expect((await taken(-35)).status).toBe(200);
  expect(await told()).toEqual(['1 producto llegó a su mínimo']);
  await taken(-1);
  expect(await told()).toEqual(['1 producto llegó a su mínimo']);
  await taken(50);
  await told();
  await taken(-50);
  expect(await told()).toHaveLength(2);
});

test('a rule that nothing happened to is not written again', async () => {
  const { product } = await orders.goods(3);
  await rule(product.id);
  expect(await plan()).toEqual([]);
});

test('one product has one rule at a site, a maximum above the minimum, and only who orders sees it', async () => {
  const { product } = await orders.goods(1);
  const { body: made } = await rule(product.id);
  expect((await rule(product.id)).error.fields).toHaveProperty('productId');
  const wrong = await rule(product.id, { id: made.id, version: made.version, max: 10 });
  expect(wrong.error.fields).toEqual({ max: 'Tiene que ser más que el mínimo.' });
  const stale = { id: made.id, version: made.version, min: 11 };
  expect((await rule(product.id, stale)).status).toBe(200);
  expect((await rule(product.id, { ...stale, min: 12 })).status).toBe(409);
  expect((await rule(product.id, {}, 'operario')).status).toBe(403);
  expect((await ordered(made.id, 'empleado')).status).toBe(403);
  const off = { id: made.id, version: made.version + 1, active: false };
  expect((await rule(product.id, off)).body).toMatchObject({ active: false, proposed: 0 });
});

test('over many rules, the database proposes what a reckoner by hand does', async () => {
  const random = randomFrom(11);
  const expected = new Map<number, { cover: number; proposed: number }>();
  for (let turn = 0; turn < 12; turn += 1) {
    const there = random.int(0, 40);
    const { product } = await orders.goods(there);
    const asked = random.int(0, 2) === 0 ? 0 : random.int(1, 50);
    if (asked > 0) await orders.order([product.id, asked]);
    const coming = random.int(0, 2) === 0 ? random.int(1, 40) : 0;
    if (coming > 0) await world.announce(supplierId, remito(), [product.id, coming]);
    const min = random.int(0, 20);
    const limits = { min, max: min + random.int(1, 60), packSize: random.int(1, 15) };
    await rule(product.id, limits);
    const cover = there - asked + coming;
    expected.set(product.id, { cover, proposed: proposedUnits(cover, limits) });
  }
  await plan();
  for (const [productId, figures] of expected) {
    expect(await shown(productId)).toMatchObject(figures);
  }
});

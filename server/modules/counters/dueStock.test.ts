import { listDueStock } from '@contract/counters/dueAcciones';
import { previewStockCount, reverseStockCount } from '@contract/counters/stockCountAcciones';
import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import { buildServer, type TestServer } from '../../../tests/support/buildServer';
import { type CountWorld, countWorld } from '../../../tests/support/countWorld';
import { auditEntry } from '../../db/schema/audit';
import { stockCountLine } from '../../db/schema/counters';
import { stockMovement } from '../../db/schema/orderWork';
import { product, stock } from '../../db/schema/warehouse';
import { clock } from '../../engine/time/clock';
import { addDays } from '../../engine/time/days';
import { todayAt } from '../../engine/time/todayAt';
import { stockAt } from '../warehouse';
import { classifyProducts } from './classifyProducts';
import { planNextCounts } from './nextCounts';

let server: TestServer;
let world: CountWorld;
let today: string;
beforeAll(async () => {
  server = await buildServer();
  world = await countWorld(server, 'D');
  today = await todayAt(server.services.database.db, world.siteId);
});
afterAll(() => server.close());

const daysOf = { A: 30, B: 90, C: 180 };
const database = () => server.services.database.db;
const stockOf = async (id: number) =>
  (await database().select().from(stock).where(eq(stock.id, id)))[0];

/** A number that looks drawn by lot, the same in each run. */
function lot(seed: number) {
  let state = seed;
  return (most: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state % most;
  };
}

test('the class of a product is that of how often it was taken, and each change is told', async () => {
  const db = database();
  const draw = lot(5);
  const old = sql`'2020-01-01'::timestamptz`;
  await db.update(product).set({ createdAt: old });
  const fresh = await world.goods(3, { abcClass: 'A' });
  const rows = await db
    .select({ id: product.id, was: product.abcClass, stockId: sql<number>`min(${stock.id})` })
    .from(product)
    .innerJoin(stock, eq(stock.productId, product.id))
    .where(and(eq(product.active, true), ne(product.id, fresh.product.id)))
    .groupBy(product.id);
  const recent = new Date(clock.now().getTime() - 90 * 24 * 3_600_000);
  const demo = (
    await db
      .select({ productId: stock.productId, kind: stockMovement.kind, at: stockMovement.at })
      .from(stockMovement)
      .innerJoin(stock, eq(stock.id, stockMovement.stockId))
  ).filter(({ kind, at }) => kind === 'pick' && at >= recent);
  const times = new Map<number, number>();
  for (const { id, stockId } of rows) {
    // Few are taken all the time, and many as often as each other.
    const taken = draw(10) === 0 ? 20 + draw(30) : draw(4);
    times.set(id, taken + demo.filter((one) => one.productId === id).length);
    if (taken === 0) continue;
    await db.execute(sql`
      insert into stock_movement (stock_id, delta, quantity_after, kind, at)
      select ${stockId}::int, -1, 0, 'pick', anden_now() - interval '3 days' from generate_series(1, ${taken}::int)`);
  }
  await db.execute(sql`
    insert into stock_movement (stock_id, delta, quantity_after, kind, at)
    select ${rows[0]?.stockId ?? 0}::int, -1, 0, 'pick', anden_now() - interval '100 days' from generate_series(1, 5000)`);
  await classifyProducts(db);

  const all = [...times.values()].reduce((sum, one) => sum + one, 0);
  const classOf = (taken: number) => {
    if (taken === 0) return 'C';
    const before = [...times.values()].filter((one) => one > taken).reduce((a, b) => a + b, 0);
    if (before < all * 0.8) return 'A';
    return before < all * 0.95 ? 'B' : 'C';
  };
  const ids = rows.map(({ id }) => id);
  const now = await db.select().from(product).where(inArray(product.id, ids));
  const shown = Object.fromEntries(now.map(({ id, abcClass }) => [id, abcClass]));
  expect(shown).toEqual(Object.fromEntries([...times].map(([id, one]) => [id, classOf(one)])));
  expect(new Set(Object.values(shown)).size).toBe(3);
  const [kept] = await db.select().from(product).where(eq(product.id, fresh.product.id));
  expect(kept?.abcClass).toBe('A');
  const changed = rows.filter(({ id, was }) => shown[id] !== was).length;
  expect(await db.$count(auditEntry, eq(auditEntry.accion, 'producto.clasificar'))).toBe(changed);
  await classifyProducts(db);
  expect(await db.$count(auditEntry, eq(auditEntry.accion, 'producto.clasificar'))).toBe(changed);
});

test('what was never counted is spread over the days of its class, and stays where it was put', async () => {
  const db = database();
  await planNextCounts(db);
  const read = () =>
    db
      .select({ id: stock.id, abcClass: product.abcClass, due: stock.countDueOn })
      .from(stock)
      .innerJoin(product, eq(product.id, stock.productId))
      .where(sql`${stock.lastCountedOn} is null`);
  const rows = await read();
  const ahead = (due: string | null) =>
    (Date.parse(due ?? '') - Date.parse(today)) / (24 * 3_600_000);
  for (const { abcClass, due } of rows) {
    expect(ahead(due)).toBeGreaterThanOrEqual(0);
    expect(ahead(due)).toBeLessThanOrEqual(daysOf[abcClass]);
  }
  expect(new Set(rows.map(({ due }) => due)).size).toBeGreaterThan(20);
  await planNextCounts(db);
  expect(await read()).toEqual(rows);
});

test('a shelf that is counted comes up again after the days of its class, and at once where its count is reversed', async () => {
  const { product: goods, stockId } = await world.goods(9, { abcClass: 'B' });
  await server.travel({ minutes: 10 });
  const { id } = await world.start([goods.id]);
  const [task] = await world.tasks(id, world.second);
  await world.count(id, task?.id ?? 0, 8, world.second);
  expect(await stockOf(stockId)).toMatchObject({ lastCountedOn: null });
  await world.settle([task?.id ?? 0], { kind: 'adjust', cause: 'unknown' });
  const next = { lastCountedOn: today, countDueOn: addDays(today, 90) };
  expect(await stockOf(stockId)).toMatchObject(next);
  await database().update(product).set({ abcClass: 'A' }).where(eq(product.id, goods.id));
  await planNextCounts(database());
  expect(await stockOf(stockId)).toMatchObject({ ...next, countDueOn: addDays(today, 30) });
  const { version } = (await world.close(await world.read(id))).body;
  // A person may not reverse what they adjusted: here nobody is known to have.
  await database()
    .update(stockCountLine)
    .set({ settledBy: null })
    .where(eq(stockCountLine.countId, id));
  const undo = { id, version, reason: 'Se contó otra' };
  world.must(await server.call(reverseStockCount, undo, 'jefe'));
  expect(await stockOf(stockId)).toMatchObject({ lastCountedOn: null, countDueOn: today });
});

test('the class of a shelf is that of its product, also where both begin and change at once', async () => {
  const db = database();
  const { product: goods, stockId } = await world.goods(9, { abcClass: 'B' });
  expect(await stockOf(stockId)).toMatchObject({ abcClass: 'B' });
  const elsewhere = await world.goods(1);
  const [{ locationId = 0, siteId = 0 } = {}] = await db
    .select()
    .from(stock)
    .where(eq(stock.id, elsewhere.stockId));
  const place = { id: locationId, siteId };
  const late = await db.transaction(async (changing) => {
    await changing.update(product).set({ abcClass: 'A' }).where(eq(product.id, goods.id));
    // A shelf that begins meanwhile does not wait, and sees the class of before.
    return stockAt(db, place, { productId: goods.id, lotId: null });
  });
  expect(await stockOf(stockId)).toMatchObject({ abcClass: 'A' });
  expect(await stockOf(late)).toMatchObject({ abcClass: 'B' });
  await planNextCounts(db);
  expect(await stockOf(late)).toMatchObject({ abcClass: 'A' });
  await db.update(stock).set({ quantity: 5 }).where(eq(stock.id, late));

  const filters = [{ field: 'abcClass', operator: 'is', value: 'A' }] as const;
  const { rows } = world.must(
    await server.call(listDueStock, { size: 200, filters: [...filters] } as never, 'jefe'),
  );
  expect(rows.filter(({ productId }) => productId === goods.id)).toHaveLength(2);
  expect(new Set(rows.map(({ abcClass }) => abcClass))).toEqual(new Set(['A']));
});

test('what is due is listed first, counted by that day, and shown to nobody who only counts nor to another site', async () => {
  const db = database();
  const [due, later] = [await world.goods(4), await world.goods(4)];
  await db
    .update(stock)
    .set({ countDueOn: addDays(today, -2) })
    .where(eq(stock.id, due.stockId));
  await db
    .update(stock)
    .set({ countDueOn: addDays(today, 9) })
    .where(eq(stock.id, later.stockId));
  const ask = async (fields: object) =>
    world.must(await server.call(listDueStock, { size: 200, ...fields } as never, 'jefe')).rows;
  const [first] = await ask({});
  expect(first).toMatchObject({ id: due.stockId, overdue: true, counting: null });
  const overdue = await ask({ filters: [{ field: 'overdue', operator: 'is', value: true }] });
  expect(overdue.map(({ id }) => id)).not.toContain(later.stockId);
  expect(overdue.every(({ countDueOn }) => (countDueOn ?? '') <= today)).toBe(true);
  const elsewhere = await db.select().from(stock).where(ne(stock.siteId, world.siteId)).limit(1);
  expect((await ask({ search: '' })).map(({ id }) => id)).not.toContain(elsewhere[0]?.id);
  expect((await server.call(listDueStock, {}, 'operario')).status).toBe(403);

  const products = [due.product.id, later.product.id];
  const plan = { siteId: world.siteId, blind: true, productIds: products };
  const lines = async (dueBy: string) =>
    (await server.call(previewStockCount, { ...plan, dueBy }, 'jefe')).body.lines;
  expect([await lines(today), await lines(addDays(today, 9))]).toEqual([1, 2]);
  const { number } = await world.start(products, { dueBy: today });
  expect((await ask({}))[0]?.counting).toMatchObject({ number });
});

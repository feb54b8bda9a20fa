import { headForShelf, listPutAways, putAwayGoods } from '@contract/receiving/putAwayAcciones';
import { relocateStock } from '@contract/warehouse/stockAcciones';
import { sql } from 'drizzle-orm';
import { buildServer, type TestServer } from '../../../tests/support/buildServer';
import { type ReceivingWorld, receivingWorld } from '../../../tests/support/receivingWorld';
import { orderWorld } from '../orders/testing/orderWorld';

let server: TestServer;
let world: ReceivingWorld;
let supplierId: number;
let papers = 0;

beforeAll(async () => {
  server = await buildServer();
  world = await receivingWorld(server, 'G');
  supplierId = (await world.supplier()).id;
});
/** Each test proposes from shelves of its own alone. */
beforeEach(async () => {
  await server.services.database.db.execute(sql`
    update location set active = false where site_id = ${world.siteId} and use = 'storage'`);
});
afterAll(() => server.close());

/** Receives so many of a product, in a document of its own. */
async function came(product: { id: number; sku: string }, quantity: number, more: object = {}) {
  papers += 1;
  const { id } = await world.announce(supplierId, `G/${papers}`, [product.id, quantity]);
  const { body } = await world.receive(id, [{ product: product.sku, quantity, ...more }]);
  return { id, intakeId: body.intakeId };
}

const tasksOf = async (productId: number, as = 'operario') =>
  (await world.must(listPutAways, {}, as)).rows.filter((row) => row.productId === productId);

const put = (id: number, to: string, quantity: number, as = 'operario', key = '') =>
  server.call(putAwayGoods, { id, to, quantity }, as, key ? { 'idempotency-key': key } : {});

const head = (id: number, as = 'operario', going = true) =>
  server.call(headForShelf, { id, going }, as);

test('what came in is put away where it lies already, and an order finds it there', async () => {
  const warehouse = await orderWorld(server, 'GA');
  const { product, location } = await warehouse.goods(3);
  await came(product, 10);
  const [task] = await tasksOf(product.id);
  expect(task).toMatchObject({
    ...{ units: 10, locationCode: 'RECEPCION', takenBy: null },
    shelf: { code: location.code, why: 'same' },
  });
  expect((await put(task?.id ?? 0, location.barcode, 6)).body).toEqual({
    left: 4,
    locationCode: location.code,
  });
  expect(await tasksOf(product.id)).toMatchObject([{ units: 4 }]);
  expect((await put(task?.id ?? 0, location.code, 5)).error.message).toContain('quedan 4');
  await put(task?.id ?? 0, location.code, 4);
  expect(await tasksOf(product.id)).toEqual([]);
  expect((await put(task?.id ?? 0, location.code, 1)).error.message).toContain('ya está guardado');
  expect(await world.lying(product.id)).toEqual({ [location.code]: 13 });
  const order = await warehouse.started([product.id, 12]);
  expect(order.lines[0]?.sources).toMatchObject([{ locationCode: location.code, quantity: 13 }]);
});

test('the shelf that was read counts, whatever was proposed, and nobody is asked twice', async () => {
  const goods = await world.goods();
  const [proposed, chosen] = [await world.shelf('GB-01'), await world.shelf('GB-02')];
  const { intakeId } = await came(goods, 8);
  const [task] = await tasksOf(goods.id);
  expect(task?.shelf).toMatchObject({ code: proposed.code, why: 'empty' });
  await head(task?.id ?? 0);
  expect((await put(task?.id ?? 0, chosen.code, 8)).body).toMatchObject({ left: 0 });
  expect(await world.lying(goods.id)).toEqual({ 'GB-02': 8 });
  // The next ones are proposed where the person put the first.
  await came(goods, 2);
  expect((await tasksOf(goods.id))[0]?.shelf).toMatchObject({ code: 'GB-02', why: 'same' });
  expect((await put(task?.id ?? 0, 'RECEPCION', 1)).status).toBe(409);
  expect((await world.reverse(intakeId)).error.message).toContain('ya no está en RECEPCION');
});

test('the same confirmation twice, and two at once, put each unit away once', async () => {
  const goods = await world.goods();
  const shelf = await world.shelf('GC-01');
  await came(goods, 10);
  const [task] = await tasksOf(goods.id);
  const key = 'guardar-una-sola-vez-0001';
  const same = await Promise.all(
    [1, 2].map(() => put(task?.id ?? 0, shelf.code, 4, 'operario', key)),
  );
  expect(new Set(same.flatMap(({ status, body }) => (status === 200 ? [body.left] : [])))).toEqual(
    new Set([6]),
  );
  const both = await Promise.all(
    ['operario', 'jefe'].map((who) => put(task?.id ?? 0, shelf.code, 6, who)),
  );
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await world.lying(goods.id)).toEqual({ 'GC-01': 10 });
});

test('room counts what lies on a shelf and what is on its way there', async () => {
  const goods = await world.goods();
  await world.shelf('GD-01', { capacity: 10 });
  await world.shelf('GD-02', { capacity: 10 });
  await came(goods, 6);
  await came(goods, 6);
  const [first, second] = await tasksOf(goods.id);
  expect((await head(first?.id ?? 0)).body.shelf?.code).toBe('GD-01');
  const after = await tasksOf(goods.id);
  expect(after.map(({ shelf }) => shelf?.code)).toEqual(['GD-01', 'GD-02']);
  expect(after[0]?.shelf?.why).toBe('headed');
  // Six more do not fit beside those that are being taken there.
  await put(first?.id ?? 0, 'GD-01', 6);
  expect((await tasksOf(goods.id))[0]?.shelf?.code).toBe('GD-02');
  await head(second?.id ?? 0);
  expect((await tasksOf(goods.id))[0]?.shelf).toMatchObject({ code: 'GD-02', why: 'headed' });
});

test('two who set out at once with goods for one shelf are sent to different ones', async () => {
  const goods = [await world.goods(), await world.goods()];
  await world.shelf('GE-01');
  await world.shelf('GE-02');
  for (const one of goods) await came(one, 5);
  const tasks = await Promise.all(goods.map(async ({ id }) => (await tasksOf(id))[0]?.id ?? 0));
  const answers = await Promise.all([head(tasks[0] ?? 0, 'operario'), head(tasks[1] ?? 0, 'jefe')]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(new Set(answers.map(({ body }) => body.shelf?.code)).size).toBe(2);
});

test('what somebody is taking is not taken by another, until they leave it or too long passed', async () => {
  const goods = await world.goods();
  await world.shelf('GF-01');
  await came(goods, 5);
  const [task] = await tasksOf(goods.id);
  const id = task?.id ?? 0;
  await head(id);
  expect((await head(id, 'jefe')).error.message).toContain('Lo está llevando');
  expect((await tasksOf(goods.id, 'jefe'))[0]?.takenBy).not.toBeNull();
  expect((await tasksOf(goods.id))[0]?.takenBy).toBeNull();
  await head(id, 'operario', false);
  expect((await head(id, 'jefe')).status).toBe(200);
  await server.travel({ hours: 3 });
  expect((await tasksOf(goods.id))[0]?.takenBy).toBeNull();
  expect((await head(id)).status).toBe(200);
});

test('units that somebody moved by hand are not asked for again', async () => {
  const goods = await world.goods();
  const shelf = await world.shelf('GH-01');
  await came(goods, 10);
  await came(goods, 10);
  const { rows } = await server.services.database.db.execute<{ id: number }>(sql`
    select s.id from stock s join location l on l.id = s.location_id
    where s.product_id = ${goods.id} and l.code = 'RECEPCION'`);
  await world.must(relocateStock, { stockId: rows[0]?.id, quantity: 13, to: shelf.code });
  expect((await tasksOf(goods.id)).map(({ units }) => units)).toEqual([7]);
});

test('a document is taken back only with its own units, not with those of another', async () => {
  const goods = await world.goods();
  const shelf = await world.shelf('GI-01');
  const first = await came(goods, 10);
  const [task] = await tasksOf(goods.id);
  await put(task?.id ?? 0, shelf.code, 10);
  const second = await came(goods, 10);
  expect((await world.reverse(first.intakeId)).error.message).toContain('ya no está en RECEPCION');
  expect((await world.reverse(second.intakeId)).status).toBe(200);
  expect(await world.lying(goods.id)).toEqual({ 'GI-01': 10 });
});

test('what is damaged is not put away to be prepared', async () => {
  const goods = await world.goods();
  const { id } = await came(goods, 4, { condition: 'damaged' });
  expect(await tasksOf(goods.id)).toEqual([]);
  const line = (await world.read(id)).intakes[0]?.lines[0]?.id ?? 0;
  expect((await put(line, 'GB-01', 4)).error.message).toContain('apartado');
});

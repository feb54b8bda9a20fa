import { addFoundStock } from '@contract/counters/countingAcciones';
import {
  previewStockCount,
  reverseStockCount,
  startStockCount,
} from '@contract/counters/stockCountAcciones';
import { listNotifications } from '@contract/notifications/listNotifications';

import { countWaiting } from '@contract/summary/summaryAcciones';
import { sql } from 'drizzle-orm';
import { buildServer, type TestServer } from '../../../tests/support/buildServer';
import { type CountWorld, countWorld } from '../../../tests/support/countWorld';
import { clock } from '../../engine/time/clock';

let server: TestServer;
let world: CountWorld;
const adjust = { kind: 'adjust', cause: 'mispicked' };

beforeAll(async () => {
  server = await buildServer();
  world = await countWorld(server, 'E');
});
afterAll(() => server.close());

/** A count of one product of which so many lie there, with its only line. */
async function counting(quantity: number, more: object = {}) {
  const goods = await world.goods(quantity);
  await server.travel({ minutes: 10 });
  const count = await world.start([goods.product.id], more);
  const [task] = await world.tasks(count.id, world.second);
  return { ...goods, ...count, lineId: task?.id ?? 0 };
}

test('two who count the same line at once keep one figure, and the same figure sent twice is kept once', async () => {
  const { id, lineId } = await counting(10);
  const both = await Promise.all([
    world.count(id, lineId, 10, world.second),
    world.count(id, lineId, 9, world.second),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  const [line] = await world.lines(id);
  expect(line?.entries).toHaveLength(1);
  const again = await world.count(id, lineId, 10, world.second);
  expect([again.status, (await world.lines(id))[0]?.entries.length]).toEqual([409, 1]);
});

test('one line is decided once by the same confirmation, whatever it is sent with', async () => {
  const { id, lineId, stockId } = await counting(20);
  await world.count(id, lineId, 18, world.second);
  const answers = [];
  for (const _ of [1, 2, 3]) answers.push((await world.settle([lineId], adjust)).body.done);
  expect(answers).toEqual([1, 0, 0]);
  expect(await world.quantityOf(stockId)).toBe(18);
});

test('a line of another count is not counted through this one', async () => {
  const [mine, other] = [await counting(5), await counting(6)];
  const { status, error } = await world.count(mine.id, other.lineId, 6, world.second);
  expect([status, error.fields]).toEqual([422, { lineId: 'Esa línea no es de este conteo.' }]);
  expect((await world.lines(other.id))[0]?.counted).toBeNull();
});

test('a count that was looked at before somebody closed it is not closed, cancelled nor reversed again', async () => {
  const { id, version, lineId } = await counting(7);
  await world.count(id, lineId, 6, world.second);
  await world.settle([lineId], adjust);
  const stale = await world.close({ id, version });
  expect([stale.status, stale.error.code]).toEqual([409, 'conflicto_version']);
  const shown = await world.read(id);
  const twice = await Promise.all([world.close(shown), world.close(shown)]);
  expect(twice.map(({ status }) => status).sort()).toEqual([200, 409]);
  const undo = { id, version: shown.version, reason: 'Otra vez' };
  expect((await server.call(reverseStockCount, undo, 'jefe')).status).toBe(409);
});

test('nobody counts a shelf before its count began: such a moment is in doubt, and is never taken', async () => {
  const goods = await world.goods(12);
  const early = clock.now().toISOString();
  await server.travel({ minutes: 30 });
  const order = await world.started([goods.product.id, 2]);
  await world.pick(order, 0, goods.stockId, 2, 'operario');
  await server.travel({ minutes: 30 });
  const { id } = await world.start([goods.product.id]);
  const [task] = await world.tasks(id, world.second);
  await server.travel({ minutes: 30 });
  await world.count(id, task?.id ?? 0, 12, world.second, { claimedAt: early });
  expect((await world.lines(id))[0]).toMatchObject({ expected: 10, counted: 12 });
});

test('a figure that its person says stands is that of when they counted, whatever was taken since', async () => {
  const { id, lineId, product, stockId } = await counting(30);
  const orders = [await world.started([product.id, 4]), await world.started([product.id, 9])];
  await world.pick(orders[0] as never, 0, stockId, 4, 'operario');
  const first = await world.count(id, lineId, 30, world.second, { damaged: 2, note: 'Dos rotas' });
  expect(first.body.outcome).toBe('moved');
  await server.travel({ minutes: 15 });
  await world.pick(orders[1] as never, 0, stockId, 9, 'operario');
  await server.travel({ minutes: 15 });
  // After a reload the telephone knows of it only what the server tells.
  expect((await world.tasks(id, world.second))[0]).toMatchObject({ counted: 30, barred: null });
  const stands = await world.count(id, lineId, 30, world.second, { sure: true });
  expect(stands.body.outcome).toBe('kept');
  const [line] = await world.lines(id);
  expect(line).toMatchObject({ expected: 26, counted: 30, damaged: 2, moved: true });
  expect(line?.entries.at(-1)).toMatchObject({ damaged: 2, note: 'Dos rotas' });
});

test('each further count of a line is for somebody who has not counted it yet', async () => {
  const { id, lineId } = await counting(40);
  await world.count(id, lineId, 20, world.second);
  await world.count(id, lineId, 21, 'operario');
  expect((await world.settle([lineId], { kind: 'again' })).body.done).toBe(1);
  for (const who of [world.second, 'operario']) {
    const { error } = await world.count(id, lineId, 40, who);
    expect(error.message).toContain('la próxima vez la cuenta otra persona');
  }
  expect((await world.lines(id))[0]).toMatchObject({ state: 'again', counted: 21 });
});

test('what nobody expected is taken down also after the last planned line, and never in a count that is over', async () => {
  const { id, lineId, location } = await counting(3);
  const stray = await world.goods(8);
  await server.travel({ minutes: 10 });
  await world.count(id, lineId, 3, world.second);
  const find = () =>
    server.call(
      addFoundStock,
      {
        ...{ id, location: location.code, product: stray.product.sku, quantity: 1 },
        ...{ claimedAt: clock.now().toISOString(), clockOffset: 0 },
      },
      world.second,
    );
  expect((await find()).status).toBe(200);
  const found = (await world.lines(id)).find((line) => line.found);
  await world.settle([found?.id ?? 0], { kind: 'leave', cause: 'misplaced' });
  await world.close(await world.read(id));
  expect((await find()).status).toBe(404);
});

test('however many lines are for others, a telephone is told those that its person may count', async () => {
  const { db } = server.services.database;
  const mine = await world.goods(7);
  const theirs = await world.goods(7);
  // Before all others on the way, and every one of them moved by this picker.
  await db.execute(sql`
    with shelf as (insert into location (site_id, code, barcode)
      select ${world.siteId}, '0-' || n, '0-' || n || '-X' from generate_series(1, 600) n returning id, site_id),
    lying as (insert into stock (site_id, location_id, product_id, quantity)
      select site_id, id, ${theirs.product.id}, 1 from shelf returning id)
    insert into stock_movement (stock_id, delta, quantity_after, kind, account_id)
    select lying.id, 1, 1, 'adjustment', a.id from lying, account a where a.username = 'operario'`);
  const { id } = await world.start([mine.product.id, theirs.product.id]);
  const rows = await world.tasks(id, 'operario');
  expect(rows).toHaveLength(500);
  expect(rows[0]).toMatchObject({ productId: mine.product.id, barred: null });
});

test('a count waits for those who count while something is left, and its notice is settled when it ends', async () => {
  const personIds = await world.peopleOf(world.second);
  const { id, lineId } = await counting(9, { personIds, title: 'Aviso que se atiende' });
  const waiting = async () =>
    (await server.call(countWaiting, {}, world.second)).body.rows
      .filter(({ module }) => module === 'counters')
      .reduce((sum, row) => sum + row.waiting, 0);
  const bell = async () =>
    (await server.call(listNotifications, { size: 50 }, world.second)).body.rows.find(
      ({ link }) => link === `/counters/${id}`,
    );
  const before = await waiting();
  expect((await bell())?.readAt).toBeNull();
  await world.count(id, lineId, 9, world.second);
  expect(await waiting()).toBe(before - 1);
  await world.close(await world.read(id));
  expect((await bell())?.readAt).not.toBeNull();
});

test('a plan says beforehand of which lines nobody would be independent', async () => {
  const { product, stockId } = await world.goods(5);
  const order = await world.started([product.id, 1]);
  await world.pick(order, 0, stockId, 1, 'operario');
  const ask = async (...names: string[]) => {
    const personIds = await world.peopleOf(...names);
    const plan = { siteId: world.siteId, blind: true, productIds: [product.id], personIds };
    const { counters, dependent } = (await server.call(previewStockCount, plan, 'jefe')).body;
    return [counters, dependent];
  };
  expect([await ask('operario'), await ask('operario', world.second)]).toEqual([
    [1, 1],
    [2, 0],
  ]);
  const { id } = await world.start([product.id], { personIds: await world.peopleOf('operario') });
  await server.travel({ minutes: 10 });
  const [task] = await world.tasks(id);
  await world.count(id, task?.id ?? 0, 4, 'operario');
  expect((await world.lines(id))[0]?.entries).toMatchObject([{ independent: false }]);
});

test('two counts that begin at once never have the same shelf and product', async () => {
  const goods = [await world.goods(3), await world.goods(3), await world.goods(3)];
  const productIds = goods.map(({ product }) => product.id);
  const plan = { title: 'A la vez', siteId: world.siteId, blind: true, productIds };
  const dueOn = (await world.read((await world.start([(await world.goods(1)).product.id])).id))
    .dueOn;
  const answers = await Promise.all(
    [1, 2, 3].map(() => server.call(startStockCount, { ...plan, dueOn }, 'jefe')),
  );
  const begun = answers.filter(({ status }) => status === 200);
  expect(begun.reduce((sum, { body }) => sum + body.lines, 0)).toBe(3);
  for (const { status, error } of answers.filter((one) => one.status !== 200)) {
    expect([status, error.message]).toEqual([
      409,
      expect.stringContaining('no queda nada para contar'),
    ]);
  }
  const preview = await server.call(previewStockCount, { ...plan, title: undefined }, 'jefe');
  expect(preview.body).toMatchObject({ lines: 0, elsewhere: 3 });
});

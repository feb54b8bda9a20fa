import { addFoundStock } from '@contract/counters/countingAcciones';
import {
  cancelStockCount,
  listStockCounts,
  reverseStockCount,
} from '@contract/counters/stockCountAcciones';
import { getProduct } from '@contract/warehouse/recordAcciones';
import { adjustStock, listStock, listStockMovements } from '@contract/warehouse/stockAcciones';
import { sql } from 'drizzle-orm';
import { buildServer, type TestServer } from '../../../tests/support/buildServer';
import { type CountWorld, countWorld } from '../../../tests/support/countWorld';
import { clock } from '../../engine/time/clock';

let server: TestServer;
let world: CountWorld;
const adjust = { kind: 'adjust', cause: 'mispicked' };

beforeAll(async () => {
  server = await buildServer();
  world = await countWorld(server, 'C');
});
afterAll(() => server.close());

test('a count is counted blind, counted again by somebody else, and adjusted; whoever adjusted it does not reverse it', async () => {
  const [same, off] = [await world.goods(10), await world.goods(20)];
  await server.travel({ minutes: 10 });
  const { id } = await world.start([same.product.id, off.product.id]);
  const [first, next] = await world.tasks(id);
  expect([first?.expected, first?.locationCode, next?.expected]).toEqual([
    null,
    same.location.code,
    null,
  ]);
  const lineOf = (at: number) => [first, next][at]?.id ?? 0;
  expect((await world.count(id, lineOf(0), 10)).body).toMatchObject({ outcome: 'kept' });
  // Whether it agreed is not told either.
  expect((await world.count(id, lineOf(1), 12)).body).toMatchObject({ outcome: 'kept' });
  expect((await world.tasks(id))[0]).toMatchObject({ round: 2, barred: 'countedFirst' });
  expect((await world.count(id, lineOf(1), 12)).error.message).toContain('otra persona');
  await world.count(id, lineOf(1), 13, world.second);

  const shown = await world.lines(id);
  expect(
    shown.map(({ state, expected, counted, difference }) => [state, expected, counted, difference]),
  ).toEqual([
    ['same', 10, 10, 0],
    ['differs', 20, 13, -7],
  ]);
  expect((await world.close(await world.read(id))).error.message).toContain('Quedan diferencias');
  expect((await world.settle([lineOf(1)], adjust)).body).toMatchObject({ done: 1, refused: 0 });
  expect(await world.quantityOf(off.stockId)).toBe(13);
  const closed = await world.close(await world.read(id));
  expect(closed.body).toMatchObject({ state: 'closed', actions: ['reverse'] });
  const undo = { id, version: closed.body.version, reason: 'Se contó otra estantería' };
  const own = await server.call(reverseStockCount, undo, 'jefe');
  expect(own.error.message).toContain('los revierte otra persona');
  expect(await world.quantityOf(off.stockId)).toBe(13);
});

test('goods that move while people count block nobody: a difference is that of the moment of the count', async () => {
  const { product, stockId } = await world.goods(30);
  await server.travel({ minutes: 30 });
  const { id } = await world.start([product.id]);
  const [line] = await world.tasks(id);
  const before = clock.now().toISOString();
  await server.travel({ minutes: 5 });
  const order = await world.started([product.id, 4]);
  await world.pick(order, 0, stockId, 4, 'operario');
  await server.travel({ minutes: 20 });
  // Counted without network before the goods were taken, by somebody who did not take them.
  const late = await world.count(id, line?.id ?? 0, 29, world.second, { claimedAt: before });
  expect(late.body.outcome).toBe('kept');
  const [shown] = await world.lines(id);
  expect(shown).toMatchObject({ expected: 30, counted: 29, moved: false });
  // It is more than the tolerance of its class only if the class says so; the difference is one either way.
  expect(shown?.difference).toBe(-1);
  await world.settle([shown?.id ?? 0], adjust);
  expect(await world.quantityOf(stockId)).toBe(25);
});

test('only where it cannot be told whether goods moved before or after is it counted again, or said to stand', async () => {
  const { product, stockId } = await world.goods(30);
  await server.travel({ minutes: 30 });
  const { id } = await world.start([product.id]);
  const [line] = await world.tasks(id);
  const order = await world.started([product.id, 4]);
  await world.pick(order, 0, stockId, 4);
  expect((await world.tasks(id))[0]?.barred).toBe('moved');
  const doubtful = await world.count(id, line?.id ?? 0, 29, world.second);
  expect(doubtful.body.outcome).toBe('moved');
  expect((await world.tasks(id, world.second))[0]).toMatchObject({ round: 1, counted: 29 });
  await world.count(id, line?.id ?? 0, 25, world.second, { sure: true });
  expect((await world.lines(id))[0]).toMatchObject({
    state: 'differs',
    difference: -1,
    moved: true,
  });
});

test('while a shelf is counted blind its figure is nowhere for those who count', async () => {
  const { product, stockId, location } = await world.goods(17);
  const read = async (as: string) => {
    const only = [{ field: 'productId', operator: 'is', value: product.id }];
    const [listed, moved, whole] = await Promise.all([
      server.call(listStock, { filters: only }, as),
      server.call(listStockMovements, { locationId: location.id }, as),
      server.call(getProduct, { id: product.id }, as),
    ]);
    const alone = await server.call(listStockMovements, { stockId }, as);
    return [listed.body.total, moved.body.total, whole.body.sites.length, alone.status];
  };
  expect(await read('operario')).toEqual([1, 1, 1, 200]);
  const { id, version } = await world.start([product.id]);
  expect(await read('operario')).toEqual([0, 0, 0, 404]);
  expect(await read('jefe')).toEqual([1, 1, 1, 200]);
  const order = await world.started([product.id, 3]);
  expect(order.lines[0]?.sources[0]?.quantity).toBe(3);
  const [line] = await world.tasks(id, 'jefe');
  const seen = await world.count(id, line?.id ?? 0, 17, 'jefe');
  expect([seen.status, seen.error.message]).toEqual([409, expect.stringContaining('a ciegas')]);
  await server.call(cancelStockCount, { id, version, reason: 'De prueba' }, 'jefe');
  expect(await read('operario')).toEqual([1, 1, 1, 200]);
});

test('a difference that two decide at once is adjusted once', async () => {
  const { product, stockId } = await world.goods(8);
  await server.travel({ minutes: 10 });
  const { id } = await world.start([product.id]);
  const [line] = await world.tasks(id);
  await world.count(id, line?.id ?? 0, 5);
  await world.count(id, line?.id ?? 0, 5, world.second);
  const both = await Promise.all([1, 2].map(() => world.settle([line?.id ?? 0], adjust)));
  expect(both.map(({ body }) => body.done).sort()).toEqual([0, 1]);
  expect(await world.quantityOf(stockId)).toBe(5);
});

test('nobody adjusts what they counted', async () => {
  const { product, stockId } = await world.goods(40);
  await server.travel({ minutes: 10 });
  const personIds = await world.peopleOf(world.second, 'jefe');
  const { id } = await world.start([product.id], { blind: false, personIds });
  const [line] = await world.tasks(id, world.second);
  expect(line?.expected).toBe(40);
  await world.count(id, line?.id ?? 0, 30, world.second);
  await world.count(id, line?.id ?? 0, 30, 'jefe');
  const own = await world.settle([line?.id ?? 0], adjust);
  expect(own.body).toMatchObject({
    done: 0,
    results: [{ message: 'La contaste vos: la ajusta otra persona.' }],
  });
  expect(await world.quantityOf(stockId)).toBe(40);
});

test('what was adjusted is never taken below nothing: the line says why and stays open', async () => {
  const { product, stockId } = await world.goods(6);
  await server.travel({ minutes: 10 });
  const { id } = await world.start([product.id]);
  const [line] = await world.tasks(id);
  await world.count(id, line?.id ?? 0, 1);
  await world.count(id, line?.id ?? 0, 1, world.second);
  const gone = {
    productId: product.id,
    locationId: 0,
    kind: 'adjustment',
    delta: -4,
    reason: 'Rotas',
  };
  const { body } = await server.call(
    listStock,
    { filters: [{ field: 'productId', operator: 'is', value: product.id }] },
    'jefe',
  );
  await server.call(adjustStock, { ...gone, locationId: body.rows[0]?.locationId }, 'jefe');
  const refused = await world.settle([line?.id ?? 0], adjust);
  expect(refused.body.results[0]?.message).toContain('Ya no queda tanto');
  expect(await world.quantityOf(stockId)).toBe(2);
  expect((await world.lines(id))[0]?.state).toBe('differs');
});

test('goods that nobody expected on a shelf are taken down with their shelf, and counted once by the queue', async () => {
  const [planned, stray] = [await world.goods(5), await world.goods(9)];
  await server.travel({ minutes: 10 });
  const { id, lines } = await world.start([planned.product.id]);
  const found = {
    ...{ id, location: planned.location.barcode, product: stray.product.sku, quantity: 2 },
    ...{ claimedAt: clock.now().toISOString(), clockOffset: 0 },
  };
  const twice = [1, 2].map(() =>
    server.call(addFoundStock, found, 'operario', { 'idempotency-key': `found-${id}-0123456789` }),
  );
  for (const { status } of await Promise.all(twice)) expect([200, 409]).toContain(status);
  const shown = await world.lines(id);
  expect(shown.filter((line) => line.found)).toMatchObject([
    {
      productName: stray.product.name,
      locationCode: planned.location.code,
      expected: 0,
      counted: 2,
    },
  ]);
  expect((await world.read(id)).lines).toBe(lines + 1);
  const nowhere = await server.call(addFoundStock, { ...found, location: 'Z-99' }, 'operario');
  expect(nowhere.error.fields).toEqual({
    location: 'No hay ninguna ubicación Z-99 en uso en este depósito.',
  });
});

test('uncounted is not zero, and a count of named people is for them alone', async () => {
  const { product, stockId } = await world.goods(12);
  const { id } = await world.start([product.id], {
    personIds: await world.peopleOf(world.second),
  });
  const seen = async (as: string) =>
    (await server.call(listStockCounts, { size: 200 }, as)).body.rows.some((row) => row.id === id);
  expect([await seen('operario'), await seen(world.second), await seen('jefe')]).toEqual([
    false,
    true,
    true,
  ]);
  const closed = await world.close(await world.read(id));
  expect(closed.body.state).toBe('closed');
  expect((await world.lines(id))[0]).toMatchObject({ state: 'missed', counted: null });
  expect(await world.quantityOf(stockId)).toBe(12);
  expect(await seen(world.second)).toBe(false);
});

test('the ledger explains every unit after all of it', async () => {
  const { rows } = await server.services.database.db.execute(sql`
    select s.id from stock s left join lateral (
      select sum(delta) as total from stock_movement where stock_id = s.id) m on true
    where s.quantity <> coalesce(m.total, 0)`);
  expect(rows).toEqual([]);
});

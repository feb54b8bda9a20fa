import { listCountLines } from '@contract/counters/countLineAcciones';
import { listStockCounts } from '@contract/counters/stockCountAcciones';
import { createExport } from '@contract/lists/listAcciones';
import { findSubstitutes } from '@contract/orders/pickingAcciones';
import { acciones } from '@contract/registry';
import { searchAll } from '@contract/search/searchAcciones';
import { listStock } from '@contract/warehouse/stockAcciones';
import { buildServer, type TestServer } from '../../../tests/support/buildServer';
import { type CountWorld, countWorld } from '../../../tests/support/countWorld';
import { eventStream } from '../../../tests/support/eventStream';
import { until } from '../../../tests/support/until';
import { countLinesExport } from './countersExports';

/** A figure that nothing else in the demo has. */
const SECRET = 48_317;

let server: TestServer;
let world: CountWorld;
beforeAll(async () => {
  server = await buildServer();
  world = await countWorld(server, 'B');
});
afterAll(() => server.close());

async function exported(list: string, columns: string[], as: string): Promise<string> {
  const { body } = await server.call(createExport, { list, columns, format: 'csv' }, as);
  return (await server.fetchFile(body.url, as)).payload;
}

test('what is counted blind is in no file, search, filter or order of those who count', async () => {
  const { product, location } = await world.goods(SECRET);
  const columns = ['sku', 'locationCode', 'quantity'];
  expect(await exported(listStock.name, columns, world.second)).toContain(String(SECRET));
  await world.start([product.id]);
  expect(await exported(listStock.name, columns, world.second)).not.toContain(product.sku);
  expect(await exported(listStock.name, columns, 'jefe')).toContain(String(SECRET));
  const found = await server.call(searchAll, { words: product.sku }, world.second);
  expect(JSON.stringify(found.body)).not.toContain(String(SECRET));
  const guesses = [
    { filters: [{ field: 'quantity', operator: 'is', value: SECRET }] },
    { search: location.code },
    { sort: [{ field: 'quantity', direction: 'desc' }], size: 1 },
  ];
  for (const guess of guesses) {
    const { body } = await server.call(listStock, guess as never, world.second);
    expect(body.rows.filter(({ productId }) => productId === product.id)).toEqual([]);
  }
});

test('those who count read neither lines nor differences of a count, nor filter by them', async () => {
  const { product } = await world.goods(9);
  await world.start([product.id]);
  const columns = Object.keys(countLinesExport.columns);
  const file = { list: listCountLines.name, columns, format: 'csv' };
  expect((await server.call(createExport, file, world.second)).status).toBe(403);
  const asked = { filters: [{ field: 'toSettle', operator: 'is', value: true }] };
  expect((await server.call(listStockCounts, asked as never, world.second)).status).toBe(422);
  const { body } = await server.call(listStockCounts, {}, world.second);
  expect(body.rows.map(({ differing }) => differing)).toEqual(body.rows.map(() => null));
});

test('while an order is prepared nobody reads more of a shelf counted blind than they take', async () => {
  const { product, location } = await world.goods(SECRET);
  const other = await world.goods(2);
  await world.start([product.id]);
  const order = await world.started([product.id, 3], [other.product.id, 1]);
  expect(JSON.stringify(order)).not.toContain(String(SECRET));
  const asked = { id: order.id, lineId: order.lines[1]?.id, code: location.code };
  const offered = await server.call(findSubstitutes, asked, 'operario');
  expect(offered.body.rows).toEqual([]);
});

test('figures that are open on a screen are asked for again when a blind count of them begins and ends', async () => {
  await server.app.listen({ port: 0 });
  const { product } = await world.goods(SECRET);
  const stream = eventStream(server.app, await server.sessionOf(world.second));
  await until(
    () => stream.seen.status,
    (status) => status === 200,
  );
  const count = await world.start([product.id]);
  await until(
    () => stream.seen.text,
    (text) => text.includes('"Stock"'),
  );
  expect(stream.seen.text).not.toContain(String(SECRET));
  const before = stream.seen.text.length;
  await world.close(await world.read(count.id));
  await until(
    () => stream.seen.text.slice(before),
    (text) => text.includes('"Stock"'),
  );
  stream.stop();
});

test('what a telephone keeps for later without network has no figure of stock', () => {
  const kept = Object.values(acciones).filter(({ keptOffline }) => keptOffline);
  const ofWarehouse = kept.filter(({ module }) => ['warehouse', 'counters'].includes(module));
  expect(ofWarehouse.map(({ name }) => name).sort()).toEqual([
    'conteo.listarComentarios',
    'conteo.obtener',
    'conteo.recorrer',
  ]);
});

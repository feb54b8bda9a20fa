import { cancelArrival, closeArrival, createArrival } from '@contract/receiving/arrivalAcciones';
import { relocateStock } from '@contract/warehouse/stockAcciones';
import { sql } from 'drizzle-orm';
import { buildServer, type TestServer } from '../../../tests/support/buildServer';
import { type ReceivingWorld, receivingWorld } from '../../../tests/support/receivingWorld';
import { addDays } from '../../engine/time/days';
import { todayAt } from '../../engine/time/todayAt';
import { orderWorld } from '../orders/testing/orderWorld';

let server: TestServer;
let world: ReceivingWorld;
let supplierId: number;
let papers = 0;
const remito = () => {
  papers += 1;
  return `0009-${String(papers).padStart(8, '0')}`;
};

beforeAll(async () => {
  server = await buildServer();
  world = await receivingWorld(server, 'V');
  supplierId = (await world.supplier()).id;
});
afterAll(() => server.close());

const line = (product: { sku: string }, quantity: number, more: object = {}) => ({
  ...{ product: product.sku, quantity },
  ...more,
});

test('what is announced comes in two parts, each a document that is taken back by itself', async () => {
  const [flour, oil] = [await world.goods(), await world.goods()];
  const { id, number } = await world.announce(supplierId, remito(), [flour.id, 100], [oil.id, 20]);
  const first = await world.receive(id, [line(flour, 60), line(oil, 20)]);
  const second = await world.receive(id, [line(flour, 40)]);
  expect([first.status, second.status]).toEqual([200, 200]);
  expect(await world.lying(flour.id)).toEqual({ RECEPCION: 100 });

  const undone = await world.reverse(first.body.intakeId);
  expect(undone.body).toMatchObject({
    ...{ number, state: 'receiving' },
    intakes: [
      { number: second.body.number, state: 'received' },
      { number: first.body.number, state: 'reversed', reason: 'Se anotó mal' },
    ],
    lines: [
      { expected: 100, received: 40 },
      { expected: 20, received: 0 },
    ],
  });
  expect(await world.lying(flour.id)).toEqual({ RECEPCION: 40 });
  expect(await world.lying(oil.id)).toEqual({});
  expect((await world.reverse(first.body.intakeId)).error.message).toContain('ya estaba revertido');
  await world.reverse(second.body.intakeId);
  expect(await world.read(id)).toMatchObject({ state: 'expected', actions: ['receive', 'cancel'] });
});

test('the same request twice receives once', async () => {
  const goods = await world.goods();
  const { id } = await world.announce(supplierId, remito(), [goods.id, 10]);
  const key = '0b7d8a3e-52a3-4e0e-9b57-0d2f3a1c4e11';
  const answers = await Promise.all(
    [1, 2, 3].map(() => world.receive(id, [line(goods, 10)], 'operario', key)),
  );
  const numbers = new Set(
    answers.flatMap(({ status, body }) => (status === 200 ? body.number : [])),
  );
  expect(numbers.size).toBe(1);
  expect(await world.lying(goods.id)).toEqual({ RECEPCION: 10 });
});

test('two who enter the same remito at once leave one; another supplier may have that number', async () => {
  const goods = await world.goods();
  const paper = remito();
  const written = [paper, paper.replace('0009-', '9-'), ` r ${paper.replace('0009', '00009')}`];
  const answers = await Promise.all(
    written.map((one) =>
      server.call(createArrival, world.announced(supplierId, one, [goods.id, 5]), 'jefe'),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
  for (const { status, error } of answers) {
    if (status !== 200) expect(error.fields?.remito).toContain('ya está cargado');
  }
  const { id: other } = await world.supplier('otro');
  expect((await world.announce(other, paper, [goods.id, 5])).remito).toBe(paper);
});

test('a remito that was cancelled may be entered again', async () => {
  const goods = await world.goods();
  const paper = remito();
  const { id, version } = await world.announce(supplierId, paper, [goods.id, 5]);
  const call = { id, version, reason: 'Otro depósito' };
  expect((await server.call(cancelArrival, call, 'jefe')).body.state).toBe('cancelled');
  expect((await world.receive(id, [line(goods, 5)])).error.message).toContain('cancelada');
  expect((await world.announce(supplierId, paper, [goods.id, 5])).state).toBe('expected');
});

test('an excess and a product that nobody announced need a reason; a tolerance of zero is zero', async () => {
  const [loose, strict] = [
    await world.goods({ receivingTolerance: 10 }),
    await world.goods({ receivingTolerance: 0 }),
  ];
  const stranger = await world.goods();
  const { id } = await world.announce(supplierId, remito(), [loose.id, 50], [strict.id, 50]);
  expect((await world.receive(id, [line(loose, 55)])).status).toBe(200);
  const over = await world.receive(id, [line(strict, 30), line(strict, 21)]);
  expect(over.error.fields).toEqual({
    'lines.1.reason': 'Con esto son 51 y se esperaban 50: decí por qué.',
  });
  expect((await world.receive(id, [line(loose, 1)])).error.fields).toHaveProperty([
    'lines.0.reason',
  ]);
  expect((await world.receive(id, [line(stranger, 3)])).error.fields).toEqual({
    'lines.0.reason': 'No estaba en el remito: decí por qué se recibe.',
  });
  expect(await world.lying(strict.id)).toEqual({});
  const why = { reason: 'Vino de regalo' };
  const taken = await world.receive(id, [line(strict, 51, why), line(stranger, 3, why)]);
  expect(taken.status).toBe(200);
  expect((await world.read(id)).lines).toMatchObject([
    { expected: 50, received: 55, tolerance: 5 },
    { expected: 50, received: 51, tolerance: 0 },
    { expected: 0, received: 3, tolerance: 0 },
  ]);
});

test('two at two doors cannot both bring the last units without a reason', async () => {
  const goods = await world.goods({ receivingTolerance: 0 });
  const { id } = await world.announce(supplierId, remito(), [goods.id, 40]);
  const answers = await Promise.all(
    ['operario', 'jefe'].map((who) => world.receive(id, [line(goods, 30)], who)),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  expect(await world.lying(goods.id)).toEqual({ RECEPCION: 30 });
});

test('what came short is closed with its reason, and opens again when a document is taken back', async () => {
  const goods = await world.goods({ receivingTolerance: 0 });
  const { id } = await world.announce(supplierId, remito(), [goods.id, 40]);
  const { body } = await world.receive(id, [line(goods, 39)]);
  const { version } = await world.read(id);
  const silent = await server.call(closeArrival, { id, version }, 'jefe');
  expect(silent.error.fields?.reason).toContain(goods.name);
  const closed = await server.call(closeArrival, { id, version, reason: 'Faltó una' }, 'jefe');
  expect(closed.body).toMatchObject({ state: 'closed', reason: 'Faltó una', actions: ['reverse'] });
  expect((await world.reverse(body.intakeId)).body).toMatchObject({
    ...{ state: 'expected', closedAt: null, reason: '' },
  });
});

test('what is damaged or in quarantine lies apart, and no order is offered it', async () => {
  const warehouse = await orderWorld(server, 'VA');
  const goods = await world.goods();
  const { id } = await world.announce(supplierId, remito(), [goods.id, 30]);
  await world.receive(id, [
    line(goods, 20),
    line(goods, 6, { condition: 'damaged', reason: 'Cajas mojadas' }),
    line(goods, 4, { condition: 'quarantined' }),
  ]);
  expect(await world.lying(goods.id)).toEqual({ RECEPCION: 20, CUARENTENA: 10 });
  expect((await world.read(id)).lines[0]).toMatchObject({ received: 30, apart: 10 });
  const order = await warehouse.started([goods.id, 5]);
  expect(order.lines[0]?.sources).toEqual([]);
  const [lying = 0] = await stocksAt(goods.id, 'RECEPCION');
  expect((await warehouse.pick(order, 0, lying, 5)).error.message).toContain('no se guardó');

  const shelf = await world.shelf('TV-01');
  await world.must(relocateStock, { stockId: lying, quantity: 20, to: shelf.code });
  expect((await warehouse.read(order.id, 'operario')).lines[0]?.sources).toMatchObject([
    { locationCode: 'TV-01', quantity: 20 },
  ]);
});

test('goods that left the receiving place are not taken back under somebody', async () => {
  const goods = await world.goods();
  const { id } = await world.announce(supplierId, remito(), [goods.id, 30]);
  const { body } = await world.receive(id, [line(goods, 30)]);
  const shelf = await world.shelf('TV-02');
  const [stock] = await stocksAt(goods.id, 'RECEPCION');
  await world.must(relocateStock, { stockId: stock, quantity: 1, to: shelf.code });
  const refused = await world.reverse(body.intakeId);
  expect(refused.error.message).toContain('ya no está en RECEPCION');
  expect(await world.lying(goods.id)).toEqual({ RECEPCION: 29, 'TV-02': 1 });
});

test('a lot is asked for where the product has one, and an expired one is not received as good', async () => {
  const goods = await world.goods({ lotTracked: true });
  const today = await todayAt(server.services.database.db, world.siteId);
  const { id } = await world.announce(supplierId, remito(), [goods.id, 30]);
  expect((await world.receive(id, [line(goods, 1)])).error.fields).toEqual({
    'lines.0.lotCode': 'Este producto lleva lote: ponelo.',
  });
  const old = { lotCode: 'VIEJO', expiresOn: addDays(today, -1) };
  expect((await world.receive(id, [line(goods, 1, old)])).error.fields).toHaveProperty([
    'lines.0.condition',
  ]);
  expect(
    (await world.receive(id, [line(goods, 1, { ...old, condition: 'quarantined' })])).status,
  ).toBe(200);
  const fresh = { lotCode: 'NUEVO', expiresOn: addDays(today, 90) };
  expect((await world.receive(id, [line(goods, 29, fresh)])).status).toBe(200);
  expect((await world.read(id)).intakes[0]?.lines[0]).toMatchObject({
    ...{ lotCode: 'NUEVO', expiresOn: fresh.expiresOn, quantity: 29 },
  });
});

test('a code is the label or the number of a product, and an unknown one is said in its line', async () => {
  const goods = await world.goods({ barcode: '7790895000997' });
  const { id } = await world.announce(supplierId, remito(), [goods.id, 10]);
  expect((await world.receive(id, [{ product: '7790895000997', quantity: 4 }])).status).toBe(200);
  expect(
    (await world.receive(id, [{ product: goods.sku.toLowerCase(), quantity: 4 }])).status,
  ).toBe(200);
  const unknown = await world.receive(id, [line(goods, 1), { product: 'NADA', quantity: 1 }]);
  expect(unknown.error.fields).toHaveProperty(['lines.1.product']);
  expect(await world.lying(goods.id)).toEqual({ RECEPCION: 8 });
});

test('a warehouse without a place to receive says so, and nothing comes in', async () => {
  const goods = await world.goods();
  const { id } = await world.announce(supplierId, remito(), [goods.id, 10]);
  const { db } = server.services.database;
  const put = (active: boolean) =>
    db.execute(sql`update location set active = ${active} where use = 'receiving'`);
  await put(false);
  expect((await world.receive(id, [line(goods, 1)])).error.message).toContain(
    'no tiene dónde recibir',
  );
  await put(true);
  expect(await world.read(id)).toMatchObject({ state: 'expected', intakes: [] });
});

/** The stocks of a product that lie at a place. */
async function stocksAt(productId: number, code: string): Promise<number[]> {
  const { rows } = await server.services.database.db.execute<{ id: number }>(sql`
    select s.id from stock s join location l on l.id = s.location_id
    where s.product_id = ${productId} and l.code = ${code} order by s.id`);
  return rows.map(({ id }) => id);
}

import { cancelStockCount } from '@contract/counters/stockCountAcciones';
import { listProducts, saveProduct } from '@contract/warehouse/catalogAcciones';
import { getProduct } from '@contract/warehouse/recordAcciones';
import { rejectRequest, returnRequest } from '@contract/workflow/requestAcciones';
import { eq } from 'drizzle-orm';
import { type ApprovalsTools, approvalsTools, step } from '../../../tests/support/approvals';
import { buildServer, type TestServer } from '../../../tests/support/buildServer';
import { type CountWorld, countWorld } from '../../../tests/support/countWorld';
import { stockCountEntry } from '../../db/schema/counters';
import { askedOf } from '../../engine/approvals/askedOf';
import { clock } from '../../engine/time/clock';
import { COUNT_ADJUST } from './countAdjustRequest';

let server: TestServer;
let tools: ApprovalsTools;
let world: CountWorld;

beforeAll(async () => {
  server = await buildServer();
  tools = approvalsTools(server);
  world = await countWorld(server, 'V');
});
afterAll(() => server.close());
beforeEach(async () => {
  await tools.forgetDefinitions();
  await tools.define({
    type: COUNT_ADJUST,
    name: 'Ajustes grandes',
    conditions: [{ field: 'value', operator: 'atLeast', value: '10000' }],
    steps: [step(await tools.byPerson('supervisor'))],
  });
});

const why = { cause: 'unknown', reason: '' };

/** Counts a line of ten units of which eight are found. */
async function lineOf(cost: string | null, counted = 8) {
  const goods = await world.goods(10, { cost, abcClass: 'C' });
  // Goods that came in a moment ago would leave the count in doubt.
  await server.travel({ minutes: 10 });
  const count = await world.start([goods.product.id]);
  const [task] = await world.tasks(count.id);
  await world.count(count.id, task?.id ?? 0, counted);
  const read = async () => (await world.lines(count.id))[0];
  const line = await read();
  if (line?.state !== 'differs') throw new Error(JSON.stringify(line));
  return { goods, count, id: line.id, line, read };
}

const requestOf = (id: number) => askedOf(tools.db, COUNT_ADJUST, id);
const adjust = (id: number, as = 'jefe') => world.settle([id], { kind: 'adjust', ...why }, as);
const outcome = (answer: Awaited<ReturnType<typeof adjust>>) => answer.body.results[0]?.message;
const decided = async (id: number) => (await requestOf(id))?.state;

async function waiting(cost = '5000') {
  const held = await lineOf(cost);
  expect(outcome(await adjust(held.id))).toBeNull();
  const request = await requestOf(held.id);
  if (!request) throw new Error('nobody was asked');
  return { ...held, request };
}

test('a difference says what it is worth, and one below the limit is adjusted at once', async () => {
  const { id, line, read, goods } = await lineOf('4999.99');
  expect(line.value).toBe('-9999.98');
  await adjust(id);
  expect([(await read())?.state, await world.quantityOf(goods.stockId)]).toEqual(['adjusted', 8]);
  expect(await requestOf(id)).toBeUndefined();
});

test('goods whose cost nobody said ask for no approval by their worth', async () => {
  const { id, line, read } = await lineOf(null);
  expect(line.value).toBeNull();
  await adjust(id);
  expect((await read())?.state).toBe('adjusted');
});

test('a dear one changes no stock until it was approved, and keeps its count open', async () => {
  const { id, request, read, goods, count } = await waiting();
  expect([(await read())?.state, await world.quantityOf(goods.stockId)]).toEqual(['approval', 10]);
  const seen = await world.read(count.id);
  expect([seen.differing, seen.awaiting, seen.actions.includes('close')]).toEqual([0, 1, false]);
  const early = await world.close(seen);
  expect([early.status, early.error.message]).toEqual([
    409,
    'Hay ajustes que esperan aprobación: esperá la respuesta, o resolvelos de otra manera.',
  ]);
  expect(outcome(await adjust(id))).toBe('Su ajuste ya espera aprobación.');
  const shown = await tools.read(request.id, 'supervisor');
  expect(shown.title).toContain('−2 unidad ($ 10.000,00)'.replace('$ ', '-$\u00a0'));
  expect((await tools.approve(request.id, request.version, 'jefe')).status).toBe(403);
  expect((await tools.approve(request.id, request.version, 'supervisor')).status).toBe(200);
  expect([(await read())?.state, await world.quantityOf(goods.stockId)]).toEqual(['adjusted', 8]);
  const after = await world.read(count.id);
  expect((await world.close(after)).status).toBe(200);
});

test('of two who decide at once a single one moves the stock', async () => {
  const { request, goods, read, id } = await waiting();
  const answers = await Promise.all([
    tools.approve(request.id, request.version, 'supervisor'),
    tools.approve(request.id, request.version, 'supervisor'),
    world.settle([id], { kind: 'leave', ...why }),
  ]);
  const state = (await read())?.state;
  const left = await world.quantityOf(goods.stockId);
  expect([
    ['adjusted', 8],
    ['accepted', 10],
  ]).toContainEqual([state, left]);
  const granted = answers.slice(0, 2).filter(({ status }) => status === 200).length;
  expect(granted).toBe(state === 'adjusted' ? 1 : 0);
});

test('refused or sent back it is a difference again, with the reason, and may be asked anew', async () => {
  const { id, request, read, goods } = await waiting();
  const { id: requestId, version } = request;
  await server.call(rejectRequest, { id: requestId, version, reason: 'Revisen' }, 'supervisor');
  expect(await read()).toMatchObject({
    state: 'differs',
    reason: 'El ajuste no se aprobó: Revisen',
  });
  await adjust(id);
  const again = await requestOf(id);
  const back = { id: requestId, version: again?.version ?? 0, reason: 'Falta la foto' };
  await server.call(returnRequest, back, 'supervisor');
  expect((await read())?.reason).toBe('El ajuste volvió sin aprobar: Falta la foto');
  await adjust(id);
  const third = await requestOf(id);
  expect((await tools.approve(requestId, third?.version ?? 0, 'supervisor')).status).toBe(200);
  expect(await world.quantityOf(goods.stockId)).toBe(8);
});

test.each([
  ['left as it was', { kind: 'leave', ...why }, 'accepted'],
  ['counted again', { kind: 'again' }, 'again'],
] as const)('%s meanwhile, nobody is asked any more', async (_name, change, state) => {
  const { id, read, request } = await waiting();
  expect((await world.settle([id], change)).status).toBe(200);
  expect([(await read())?.state, await decided(id)]).toEqual([state, 'cancelled']);
  expect((await tools.approve(request.id, request.version, 'supervisor')).status).toBe(409);
});

test('a count that is cancelled asks for nothing any more', async () => {
  const { id, count, goods } = await waiting();
  const { version } = await world.read(count.id);
  const cancel = { id: count.id, version, reason: 'Se cuenta el lunes' };
  expect((await server.call(cancelStockCount, cancel, 'jefe')).status).toBe(200);
  expect([await decided(id), await world.quantityOf(goods.stockId)]).toEqual(['cancelled', 10]);
});

test('whoever counted a line does not approve its adjustment', async () => {
  const { id, request, goods } = await waiting();
  const { accountId } = await tools.personOf('supervisor');
  await tools.db.update(stockCountEntry).set({ accountId }).where(eq(stockCountEntry.lineId, id));
  const answer = await tools.approve(request.id, request.version, 'supervisor');
  expect([answer.status, answer.error.message]).toEqual([
    409,
    'La contaste vos: la aprueba otra persona.',
  ]);
  expect(await world.quantityOf(goods.stockId)).toBe(10);
});

test('goods taken before, told late, make it another difference that is decided anew', async () => {
  const goods = await world.goods(10, { cost: '9000', abcClass: 'C' });
  const order = await world.started([goods.product.id, 1]);
  await server.travel({ minutes: 10 });
  const takenAt = clock.now().toISOString();
  await server.travel({ minutes: 10 });
  const count = await world.start([goods.product.id]);
  const [task] = await world.tasks(count.id, world.second);
  const lineId = task?.id ?? 0;
  await world.count(count.id, lineId, 8, world.second);
  await adjust(lineId);
  expect(await decided(lineId)).toBe('pending');
  const claim = { claimedAt: takenAt, clockOffset: 0 };
  world.must(await world.pick(order, 0, goods.stockId, 1, 'operario', claim));
  const [line] = await world.lines(count.id);
  expect([line?.state, line?.difference, await decided(lineId)]).toEqual([
    'differs',
    -1,
    'cancelled',
  ]);
  // Nine thousand pesos are below the limit.
  await adjust(lineId);
  expect(await world.quantityOf(goods.stockId)).toBe(8);
});

test('the cost is told to those who run the warehouse alone', async () => {
  const { product } = await world.goods(1, { cost: '123.45' });
  const read = async (as: string) => (await server.call(getProduct, { id: product.id }, as)).body;
  expect([(await read('jefe')).cost, (await read('operario')).cost]).toEqual(['123.45', null]);
  const listed = await server.call(listProducts, { search: product.sku }, 'operario');
  expect(listed.body.rows.map(({ cost }) => cost)).toEqual([null]);
  const { id, version } = product;
  const save = { id, version, sku: product.sku, name: 'Otro', unit: 'unidad', cost: '-1' };
  expect((await server.call(saveProduct, save, 'jefe')).status).toBe(422);
});

import type { Order } from '@contract/orders/order';
import { returnLine } from '@contract/orders/pickingAcciones';
import { adjustStock } from '@contract/warehouse/stockAcciones';
import { buildServer, type TestServer } from '../../../tests/support/buildServer';
import { type CountWorld, countWorld } from '../../../tests/support/countWorld';
import { clock } from '../../engine/time/clock';

/** An event at a shelf: when it is done, when the server hears of it, and of how many units. */
type Event = [
  what: 'pick' | 'return' | 'receipt' | 'count',
  done: number,
  told: number,
  units: number,
];

interface Row {
  name: string;
  events: Event[];
  /** The line once all was told, and the stock once its difference was adjusted. */
  state: 'same' | 'differs';
  difference: number;
  stock: number;
}

/** Thirty units lie there at the beginning; minutes since then. */
const table: Row[] = [
  {
    name: 'nothing moves',
    events: [['count', 20, 20, 30]],
    state: 'same',
    difference: 0,
    stock: 30,
  },
  {
    name: 'taken before, and counted right',
    events: [
      ['pick', 10, 10, 4],
      ['count', 20, 20, 26],
    ],
    ...{ state: 'same', difference: 0, stock: 26 },
  },
  {
    name: 'taken before, and one is missing',
    events: [
      ['pick', 10, 10, 4],
      ['count', 20, 20, 25],
    ],
    ...{ state: 'differs', difference: -1, stock: 25 },
  },
  {
    name: 'taken after, and one is missing',
    events: [
      ['count', 20, 20, 29],
      ['pick', 30, 30, 4],
    ],
    ...{ state: 'differs', difference: -1, stock: 25 },
  },
  {
    name: 'received before, taken after, and one is too many',
    events: [
      ['receipt', 10, 10, 10],
      ['count', 20, 20, 41],
      ['pick', 30, 30, 4],
    ],
    ...{ state: 'differs', difference: 1, stock: 37 },
  },
  {
    name: 'counted without network, taken before that was told',
    events: [
      ['count', 20, 50, 28],
      ['pick', 30, 30, 4],
    ],
    ...{ state: 'differs', difference: -2, stock: 24 },
  },
  {
    name: 'taken without network before, told after it was counted right',
    events: [
      ['pick', 10, 40, 4],
      ['count', 20, 20, 26],
    ],
    ...{ state: 'same', difference: 0, stock: 26 },
  },
  {
    name: 'taken without network before, told after a count that agreed only with old books',
    events: [
      ['pick', 10, 40, 4],
      ['count', 20, 20, 30],
    ],
    ...{ state: 'differs', difference: 4, stock: 30 },
  },
  {
    name: 'taken without network after it was counted',
    events: [
      ['pick', 30, 40, 4],
      ['count', 20, 20, 30],
    ],
    ...{ state: 'same', difference: 0, stock: 26 },
  },
  {
    name: 'both without network, the count told last',
    events: [
      ['pick', 10, 35, 4],
      ['count', 20, 50, 26],
    ],
    ...{ state: 'same', difference: 0, stock: 26 },
  },
  {
    name: 'both without network, the count told first',
    events: [
      ['pick', 10, 50, 4],
      ['count', 20, 35, 26],
    ],
    ...{ state: 'same', difference: 0, stock: 26 },
  },
  {
    name: 'given back without network before it was counted, told after',
    events: [
      ['pick', 5, 5, 4],
      ['return', 12, 45, 4],
      ['count', 20, 20, 30],
    ],
    ...{ state: 'same', difference: 0, stock: 30 },
  },
  {
    name: 'given back after it was counted',
    events: [
      ['pick', 5, 5, 4],
      ['count', 20, 20, 25],
      ['return', 30, 30, 4],
    ],
    ...{ state: 'differs', difference: -1, stock: 29 },
  },
];

let server: TestServer;
let world: CountWorld;
beforeAll(async () => {
  server = await buildServer();
  world = await countWorld(server, 'T');
});
afterAll(() => server.close());

test('a difference is that of the moment of the count, whatever moved before, during and after it', async () => {
  const made = async (row: Row) => {
    const goods = await world.goods(30);
    const picked = row.events.find(([what]) => what === 'pick');
    const order = picked && (await world.started([goods.product.id, picked[3]]));
    return { ...row, goods, order };
  };
  const rows: Awaited<ReturnType<typeof made>>[] = [];
  for (const row of table) rows.push(await made(row));
  await server.travel({ minutes: 10 });
  const { id } = await world.start(rows.map(({ goods }) => goods.product.id));
  const tasks = await world.tasks(id, world.second);
  const begun = clock.now().getTime();
  const claim = (minute: number) => ({
    claimedAt: new Date(begun + minute * 60_000).toISOString(),
    clockOffset: 0,
  });

  async function happen({ goods, order }: (typeof rows)[number], event: Event) {
    const [what, done, , units] = event;
    const productId = goods.product.id;
    const lineId = tasks.find((task) => task.productId === productId)?.id ?? 0;
    const on = order as Order;
    if (what === 'count') {
      return world.must(await world.count(id, lineId, units, world.second, claim(done)));
    }
    if (what === 'pick') {
      return world.must(await world.pick(on, 0, goods.stockId, units, 'operario', claim(done)));
    }
    if (what === 'return') {
      const back = { id: on.id, lineId: on.lines[0]?.id, reason: 'No iban', ...claim(done) };
      return world.must(await server.call(returnLine, back, 'operario'));
    }
    const receipt = { productId, locationId: goods.location.id, kind: 'receipt', delta: units };
    return world.must(await server.call(adjustStock, { ...receipt, reason: 'Llegó' }, 'jefe'));
  }

  const timeline = rows
    .flatMap((row) => row.events.map((event) => ({ row, event })))
    .sort((one, other) => one.event[2] - other.event[2]);
  for (const { row, event } of timeline) {
    const ahead = begun + event[2] * 60_000 - clock.now().getTime();
    if (ahead > 0) await server.travel({ milliseconds: ahead });
    await happen(row, event);
  }

  const lines = await world.lines(id);
  const lineOf = ({ goods }: (typeof rows)[number]) =>
    lines.find(({ stockId }) => stockId === goods.stockId);
  const shown = rows.map((row) => [row.name, lineOf(row)?.state, lineOf(row)?.difference]);
  expect(shown).toEqual(rows.map(({ name, state, difference }) => [name, state, difference]));
  const differing = rows.flatMap((row) => (row.state === 'differs' ? [lineOf(row)?.id ?? 0] : []));
  const settled = await world.settle(differing, { kind: 'adjust', cause: 'mispicked' });
  expect(settled.body).toMatchObject({ done: differing.length, refused: 0 });
  const left = await Promise.all(
    rows.map(async ({ name, goods }) => [name, await world.quantityOf(goods.stockId)]),
  );
  expect(left).toEqual(rows.map(({ name, stock }) => [name, stock]));
});

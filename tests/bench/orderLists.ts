import { loadavg } from 'node:os';
import type { AccionDefinition } from '@contract/core/accion';
import { countList } from '@contract/lists/listAcciones';
import { Client } from 'pg';
import { dbOn } from '../../server/db/dbOn';
import type { Viewer } from '../../server/engine/acciones/context';
import type { Handler } from '../../server/engine/acciones/implement';
import { readAccountViewer } from '../../server/engine/session/readViewer';
import { countersModule } from '../../server/modules/counters';
import { countListHandler } from '../../server/modules/lists/countList';
import { ordersModule } from '../../server/modules/orders';
import { getOrderFiguresHandler } from '../../server/modules/orders/getOrderFigures';
import { getOrderMapHandler } from '../../server/modules/orders/getOrderMap';
import { seedOrders } from '../../server/modules/orders/seed/seedOrders';
import { warehouseModule } from '../../server/modules/warehouse';
import { asker } from './support/asker';
import { type BenchServer, openServer } from './support/benchServer';
import { inTurns, type Times } from './support/inTurns';
import type { ListCase } from './support/listCases';
import { dueStockCases, orderCases, stockCases } from './support/orderListCases';

// npx tsx tests/bench/orderLists.ts small big [which, as a pattern]: pages of 50 over two data folders, which
// `ANDEN_DATA=small npm run demo` and `ANDEN_DATA=big npm run demo -- --size big` filled; the small one grows to 10,000.
const [smallFolder, bigFolder, only = ''] = process.argv.slice(2);
const SMALL = 10_000;
/** What free text and drawings may take at most. */
const MOST_MS = 300;
const say = (line: string) => process.stdout.write(`${line}\n`);

async function viewersOf({ services: { database } }: BenchServer): Promise<[string, Viewer][]> {
  const found = await database.pool.query<{ id: number }>(
    `select id from account where username = 'jefe'`,
  );
  const viewer = await readAccountViewer(database.db, found.rows[0]?.id ?? 0);
  if (!viewer) throw new Error('no chief');
  return [
    ['site', viewer],
    ['all', { ...viewer, roleScope: 'all' }],
  ];
}

const shown = ({ fastest, median }: Times) => `${fastest.toFixed(1)} (${median.toFixed(1)})`;

type Ask = ReturnType<typeof asker>;

async function counted(ask: Ask, accion: AccionDefinition, input: object) {
  const start = performance.now();
  const asked = countList.input.parse({ list: accion.name, input });
  const { total } = countList.output.parse(await ask(countListHandler, asked));
  // The last full page: of one with three rows the time says nothing.
  return { ms: performance.now() - start, total, pages: Math.max(1, Math.floor(total / 50)) };
}

async function compare(
  handler: Handler,
  { name, input }: ListCase<object>,
  small: Ask,
  large: Ask,
) {
  const fresh = await inTurns(
    () => small(handler, input),
    () => large(handler, input),
  );
  const few = await counted(small, handler.accion, input);
  const many = await counted(large, handler.accion, input);
  const told: string[] = [];
  let worst = 0;
  let slowest = 0;
  const tell = (page: string, times: { small: Times; large: Times }) => {
    const ratio = times.large.fastest / times.small.fastest;
    worst = Math.max(worst, ratio);
    slowest = Math.max(slowest, times.large.fastest);
    told.push(`${page} ${shown(times.small)} → ${shown(times.large)} ×${ratio.toFixed(2)}`);
  };
  tell('first', fresh);
  for (const [where, at] of [
    ['middle', 0.5],
    ['last', 1],
  ] as const) {
    const pageOf = (pages: number) => Math.max(1, Math.ceil(pages * at));
    const times = await inTurns(
      () => small(handler, { ...input, page: pageOf(few.pages) }),
      () => large(handler, { ...input, page: pageOf(many.pages) }),
    );
    tell(where, times);
  }
  const words = name.includes('search') || /contains|starts/.test(name);
  const good = worst <= 1.5 || (words && slowest < MOST_MS);
  say(
    `${good ? '✓' : '✗'} ${name}: ${few.total} → ${many.total} rows, counted in ${many.ms.toFixed(0)} ms; ${told.join('; ')}`,
  );
}

/** What is drawn of the open orders, however many are over. */
async function drawings(small: Ask, large: Ask) {
  for (const handler of [getOrderMapHandler, getOrderFiguresHandler]) {
    const input = handler.accion.input.parse({});
    const times = await inTurns(
      () => small(handler, input),
      () => large(handler, input),
    );
    const good = times.large.fastest < MOST_MS;
    say(
      `${good ? '✓' : '✗'} ${handler.accion.name}: ${shown(times.small)} → ${shown(times.large)}`,
    );
  }
}

/** As the owner, whom alone PostgreSQL lets bring the statistics up to date on the way. */
async function grow({ ownerUrl }: BenchServer) {
  const client = new Client({ connectionString: ownerUrl });
  await client.connect();
  const { rows } = await client.query(`select count(*)::int as total from warehouse_order`);
  if (rows[0].total < SMALL) await seedOrders(dbOn(client), SMALL - rows[0].total);
  await client.query('vacuum analyze warehouse_order, stock');
  await client.end();
}

async function run(large: BenchServer, small: BenchServer) {
  await grow(small);
  await grow(large);
  const few = await viewersOf(small);
  const many = await viewersOf(large);
  for (const [index, [, viewer]] of few.entries()) {
    await drawings(asker(small, viewer), asker(large, many[index]?.[1] ?? viewer));
  }
  for (const [handler, cases] of [
    [ordersModule.handlers.listOrders, orderCases()],
    [warehouseModule.handlers.listStock, stockCases()],
    [countersModule.handlers.listDueStock, dueStockCases()],
  ] as const) {
    for (const [index, [reach, viewer]] of few.entries()) {
      const other = many[index]?.[1] ?? viewer;
      say(`\n${handler.accion.name}, reach ${reach}, load ${loadavg()[0]?.toFixed(1)}`);
      for (const one of cases.filter(({ name }) => new RegExp(only).test(name))) {
        await compare(handler, one, asker(small, viewer), asker(large, other));
      }
    }
  }
}

if (!smallFolder || !bigFolder) throw new Error('npx tsx tests/bench/orderLists.ts small big');
const large = await openServer(bigFolder);
const small = await openServer(smallFolder);
try {
  await run(large, small);
} finally {
  await small.close();
  await large.close();
}

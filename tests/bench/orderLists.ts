import { loadavg } from 'node:os';
import { Client } from 'pg';
import { dbOn } from '../../server/db/dbOn';
import type { Viewer } from '../../server/engine/acciones/context';
import { readAccountViewer } from '../../server/engine/session/readViewer';
import { countersModule } from '../../server/modules/counters';
import { ordersModule } from '../../server/modules/orders';
import { getOrderFiguresHandler } from '../../server/modules/orders/getOrderFigures';
import { getOrderMapHandler } from '../../server/modules/orders/getOrderMap';
import { seedOrders } from '../../server/modules/orders/seed/seedOrders';
import { warehouseModule } from '../../server/modules/warehouse';
import { asker } from './support/asker';
import { type BenchServer, openServer } from './support/benchServer';
import { type Ask, comparePages, MOST_MS, shownTimes } from './support/comparePages';
import { inTurns } from './support/inTurns';
import { dueStockCases, orderCases, stockCases } from './support/orderListCases';

// npx tsx tests/bench/orderLists.ts small big [which, as a pattern]: pages of 50 over two data folders, which
// `ANDEN_DATA=small npm run demo` and `ANDEN_DATA=big npm run demo -- --size big` filled; the small one grows to 10,000.
const [smallFolder, bigFolder, only = ''] = process.argv.slice(2);
const SMALL = 10_000;
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

/** The drawings of the open orders take as long, however many orders are over. */
async function drawings(small: Ask, large: Ask) {
  for (const handler of [getOrderMapHandler, getOrderFiguresHandler]) {
    const input = handler.accion.input.parse({});
    const times = await inTurns(
      () => small(handler, input),
      () => large(handler, input),
    );
    const good = times.large.fastest < MOST_MS;
    say(
      `${good ? '✓' : '✗'} ${handler.accion.name}: ${shownTimes(times.small)} → ${shownTimes(times.large)}`,
    );
  }
}

/** The owner does this: PostgreSQL lets nobody else bring the statistics up to date on the way. */
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
        say(await comparePages(handler, one, asker(small, viewer), asker(large, other)));
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

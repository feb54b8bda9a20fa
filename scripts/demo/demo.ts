import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Client } from 'pg';
import type { Db } from '../../server/db/client';
import { migrate } from '../../server/db/migrate';
import { StartFault } from '../../server/db/startFault';
import { readConfig } from '../../server/engine/config/config';
import { openFileStore } from '../../server/engine/files/store/openFileStore';
import { seedManyPeople } from '../../server/seed/manyPeople';
import { DEMO_PASSWORD, seedDemo } from '../../server/seed/seedDemo';
import '../../server/modules';
import { seedOrders } from '../../server/modules/orders/seed/seedOrders';
import { openDatabase } from '../../server/start/openDatabase';
import { withoutIndexes } from './withoutIndexes';

const BIG = { people: 10_000, orders: 1_000_000 };
const tables = [
  'warehouse_order',
  'order_line',
  'order_pick',
  'order_event',
  'order_package',
  'order_package_item',
  'order_delivery',
  'stock_movement',
];

const say = (text: string) => process.stdout.write(`${text}\n`);

async function timed(text: string, work: () => Promise<void>): Promise<void> {
  const from = Date.now();
  await work();
  say(`✓ ${text} (${((Date.now() - from) / 1000).toFixed(1).replace('.', ',')} s)`);
}

async function count(db: Db, table: 'person' | 'warehouse_order'): Promise<number> {
  const { rows } = await db.execute<{ total: number }>(
    sql`select count(*)::int as total from ${sql.identifier(table)}`,
  );
  return rows[0]?.total ?? 0;
}

/** As many people and orders as the benchmarks want, on top of what there is. */
async function grow(db: Db, client: Client): Promise<void> {
  await client.query(`set synchronous_commit = off; set work_mem = '256MB'`);
  await client.query(`set maintenance_work_mem = '512MB'`);
  const people = BIG.people - (await count(db, 'person'));
  if (people > 0) {
    await timed(`${people} personas`, () => seedManyPeople(db, people, DEMO_PASSWORD));
  }
  const orders = BIG.orders - (await count(db, 'warehouse_order'));
  if (orders > 0) {
    await timed(`${orders} pedidos`, async () => {
      await client.query('begin');
      await withoutIndexes(client, tables, () => seedOrders(db, orders));
      await client.query('commit');
    });
  }
  await timed('tablas ordenadas', async () => {
    await client.query(`vacuum (analyze) ${tables.join(', ')}`);
  });
}

const size = process.argv[process.argv.indexOf('--size') + 1];
if (process.argv.includes('--size') && size !== 'big' && size !== 'normal') {
  say('Usá --size normal o --size big.');
  process.exit(1);
}

async function run(): Promise<void> {
  const config = readConfig(process.env);
  const database = await openDatabase(config, process.cwd(), say);
  try {
    await migrate(database.ownerUrl);
    // One connection without time limit: its statements are long on purpose.
    const client = new Client({ connectionString: database.ownerUrl });
    await client.connect();
    const db = drizzle(client);
    const files = await openFileStore(config);
    await timed('demostración', () => seedDemo(db, files));
    if (size === 'big') await grow(db, client);
    await client.end();
  } finally {
    await database.close();
  }
}

try {
  await run();
} catch (error) {
  // A server that runs over the same data, for instance: said in its own words.
  if (!(error instanceof StartFault)) throw error;
  say(error.message);
  process.exitCode = 1;
}

import { eq, sql } from 'drizzle-orm';
import type { Client } from 'pg';
import type { Db } from '../../server/db/Db';
import { dbOn } from '../../server/db/dbOn';
import { jobProgress } from '../../server/db/schema/events';
import { closeDemo } from '../../server/modules/closes/seed/closeDemo';
import { DEMO_YEAR } from '../../server/modules/closes/seed/demoYearJob';
import { seedOrders } from '../../server/modules/orders/seed/seedOrders';
import { DEMO_PASSWORD } from '../../server/seed/demoPassword';
import { seedManyPeople } from '../../server/seed/manyPeople';
import { asBareTables, type Timed } from './asBareTables';
import { addPunches, reckonRecent } from './growTime';
import { openMonths } from './openMonths';

export interface DemoSize {
  people: number;
  orders: number;
  punches: number;
}

export const BIG: DemoSize = { people: 10_000, orders: 1_000_000, punches: 5_000_000 };

/** For a PostgreSQL that only fills tables: it stops less to bring its log to the tables, and logs no index that it makes. */
export const fillingSettings = {
  max_wal_size: '16GB',
  checkpoint_timeout: '1h',
  shared_buffers: '512MB',
  wal_level: 'minimal',
  max_wal_senders: '0',
  autovacuum: 'off',
};

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

async function count(db: Db, table: 'person' | 'warehouse_order' | 'punch'): Promise<number> {
  const { rows } = await db.execute<{ total: number }>(
    sql`select count(*)::int as total from ${sql.identifier(table)}`,
  );
  return rows[0]?.total ?? 0;
}

/** This adds as many people, orders and punches as the benchmarks want to what there is. */
export async function growDemo(
  client: Client,
  ownerUrl: string,
  size: DemoSize,
  timed: Timed,
): Promise<void> {
  const db = dbOn(client);
  await client.query(`set synchronous_commit = off; set work_mem = '512MB'; set jit = off`);
  // The planner knows little of a million new rows, and row by row through an index is what costs most then.
  await client.query(`set maintenance_work_mem = '1GB'; set enable_nestloop = off`);
  const closed = await openMonths(db);
  const people = size.people - (await count(db, 'person'));
  if (people > 0) {
    await timed(`${people} personas`, () => seedManyPeople(db, people, DEMO_PASSWORD));
  }
  const orders = size.orders - (await count(db, 'warehouse_order'));
  if (orders > 0) {
    await client.query('begin');
    const fill = () => timed(`${orders} pedidos`, () => seedOrders(db, orders));
    await asBareTables(client, tables, fill, timed);
    await client.query('commit');
  }
  const punches = size.punches - (await count(db, 'punch'));
  if (punches > 0) await addPunches(client, punches, size.people, timed);
  // The grown rows are its past: the task that writes one for the few people of the demo would find it taken.
  await db.delete(jobProgress).where(eq(jobProgress.kind, DEMO_YEAR));
  await timed('tablas ordenadas', async () => {
    await client.query(`vacuum (analyze) ${tables.join(', ')}, planned_shift, punch, hour_mark`);
  });
  await reckonRecent(ownerUrl, timed);
  if (closed) {
    const { months, closedBy } = closed;
    await timed(`cierre de ${months.join(' y ')}`, () => closeDemo(db, months, closedBy));
  }
  await client.query('vacuum (analyze) hour_day, hour_period, hour_mark');
}

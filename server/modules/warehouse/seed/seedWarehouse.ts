import { sql } from 'drizzle-orm';
import type { Db } from '../../../db/Db';
import { customer, product } from '../../../db/schema/warehouse';
import { dayNow } from '../../../engine/time/dayNow';
import { dice } from '../../../seed/dice';
import { demoCustomers } from './demoCustomers';
import { demoProducts } from './demoProducts';

/** Two warehouses with what lies on their shelves, and whom they deliver to. */
export async function seedWarehouse(
  db: Db,
  places: readonly { siteId: number; siteName: string }[],
): Promise<void> {
  const siteId = (name: string) => {
    const found = places.find((row) => row.siteName === name);
    if (!found) throw new Error(`no site ${name}`);
    return found.siteId;
  };
  await db.insert(product).values(demoProducts());
  await db.insert(customer).values(demoCustomers(siteId));
  await seedShelves(db, [siteId('Depósito Rosario'), siteId('Depósito Córdoba')]);
}

/** Shelves of a warehouse: four aisles, six bays, four columns, three levels; the last aisle has its top level out of reach by hand. */
async function seedLocations(db: Db, siteIds: readonly number[]): Promise<void> {
  for (const siteId of siteIds) {
    await db.execute(sql`
      insert into location (site_id, code, barcode, forklift)
      select ${siteId}, code, 'U' || ${siteId} || '-' || code, code ~ '^D.*-3$'
      from (
        select chr(64 + aisle) || '-' || lpad(bay::text, 2, '0') || '-' || lpad(col::text, 2, '0') || '-' || level as code
        from generate_series(1, 4) aisle, generate_series(1, 6) bay,
          generate_series(1, 4) col, generate_series(1, 3) level
        order by 1
      ) codes`);
  }
}

/** Two lots of each product that has them: one that ends soon, one later. */
async function seedLots(db: Db): Promise<void> {
  await db.execute(sql`
    insert into lot (product_id, code, expires_on)
    select id, 'L' || lpad((id * 2 + which)::text, 5, '0'),
      ${dayNow} + ((20 + which * 120 + ${dice(sql`(id * 2 + which)`, 1, 60)})::int)
    from product, generate_series(0, 1) which
    where lot_tracked
    order by id, which`);
}

/** Every product in two places of each warehouse, with the receipt that explains it. */
async function seedQuantities(db: Db, siteIds: readonly number[]): Promise<void> {
  for (const siteId of siteIds) {
    await db.execute(sql`
      with shelf as (
        select id, row_number() over (order by code) - 1 as place, count(*) over () as places
        from location where site_id = ${siteId}
      ), wanted as (
        select p.id as product_id, copy, l.id as lot_id
        from product p cross join generate_series(0, 1) copy
        left join lateral (
          select id from lot where product_id = p.id order by expires_on offset copy limit 1
        ) l on p.lot_tracked
      )
      insert into stock (site_id, product_id, lot_id, location_id, quantity)
      select ${siteId}, product_id, lot_id, shelf.id,
        40 + ${dice(sql`(product_id * 2 + copy)`, 2, 200)}
      from wanted join shelf
        on shelf.place = (product_id * 5 + copy * 131) % shelf.places
      order by product_id, copy`);
  }
  await db.execute(sql`
    insert into stock_movement (stock_id, delta, quantity_after, kind, reason, at)
    select id, quantity, quantity, 'receipt', 'Existencia inicial', anden_now() - interval '400 days'
    from stock order by id`);
}

async function seedShelves(db: Db, siteIds: readonly number[]): Promise<void> {
  await seedLocations(db, siteIds);
  await seedLots(db);
  await seedQuantities(db, siteIds);
}

import type { Db } from '../../db/client';
import { customer, product } from '../../db/schema/warehouse';
import { demoCustomers } from './demoCustomers';
import { demoProducts } from './demoProducts';
import { seedOrders } from './seedOrders';
import { seedShelves } from './seedShelves';

/** Two warehouses with a year of orders behind them and some days of work before them. */
export async function seedWarehouse(
  db: Db,
  places: readonly { siteId: number; siteName: string }[],
  orders: number,
): Promise<void> {
  const siteId = (name: string) => {
    const found = places.find((row) => row.siteName === name);
    if (!found) throw new Error(`no site ${name}`);
    return found.siteId;
  };
  await db.insert(product).values(demoProducts());
  await db.insert(customer).values(demoCustomers(siteId));
  await seedShelves(db, [siteId('Depósito Rosario'), siteId('Depósito Córdoba')]);
  await seedOrders(db, orders);
}

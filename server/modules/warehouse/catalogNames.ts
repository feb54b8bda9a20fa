import { listCustomers, listLocations, listProducts } from '@contract/warehouse/catalogAcciones';
import { listStock } from '@contract/warehouse/stockAcciones';
import { sql } from 'drizzle-orm';
import { customer, location, product, stock } from '../../db/schema/warehouse';
import { namedBy } from '../../engine/audit/namedBy';

export const customerName = namedBy({
  entity: 'customer',
  reads: listCustomers,
  fields: ['customerId'],
  table: customer,
  name: customer.name,
  link: (id) => `/orders/customers/${id}`,
});

export const productName = namedBy({
  entity: 'product',
  reads: listProducts,
  fields: ['productId'],
  table: product,
  name: product.name,
  link: (id) => `/orders/products/${id}`,
});

export const locationName = namedBy({
  entity: 'location',
  reads: listLocations,
  fields: ['locationId', 'fromLocationId', 'toLocationId'],
  table: location,
  name: location.code,
  plain: true,
  link: (id) => `/orders/locations/${id}`,
});

export const stockName = namedBy({
  entity: 'stock',
  reads: listStock,
  table: stock,
  name: sql`(select p.name || ' en ' || l.code from product p, location l
    where p.id = ${stock.productId} and l.id = ${stock.locationId})`,
  plain: true,
});

import { sql } from 'drizzle-orm';
import { customer, location, product, stock } from '../../db/schema/warehouse';
import { namedBy } from '../../engine/audit/namedBy';

export const customerName = namedBy({
  entity: 'customer',
  fields: ['customerId'],
  table: customer,
  name: customer.name,
  link: (id) => `/orders/customers/${id}`,
});

export const productName = namedBy({
  entity: 'product',
  fields: ['productId'],
  table: product,
  name: product.name,
  link: (id) => `/orders/products/${id}`,
});

export const locationName = namedBy({
  entity: 'location',
  fields: ['locationId', 'fromLocationId', 'toLocationId'],
  table: location,
  name: location.code,
  plain: true,
  link: (id) => `/orders/locations/${id}`,
});

export const stockName = namedBy({
  entity: 'stock',
  table: stock,
  name: sql`(select p.name || ' en ' || l.code from product p, location l
    where p.id = ${stock.productId} and l.id = ${stock.locationId})`,
  plain: true,
});

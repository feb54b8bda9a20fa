import { listOrders } from '@contract/orders/orderAcciones';
import { PgDialect } from 'drizzle-orm/pg-core';
import { ordersList } from '../../modules/orders/orderQueries';
import type { ListContext } from './listDefinition';
import { listOrder } from './listOrder';
import { orderBy } from './sortKeys';

const context = { reach: 'all' } as ListContext;
const ordered = (asked: object) =>
  orderBy(listOrder(ordersList, context, listOrders.input.parse(asked))).map((part) =>
    new PgDialect().sqlToQuery(part).sql.replace('"warehouse_order".', ''),
  );
const filters = (field: string, operator: string, value: unknown) => ({
  filters: [
    { field: 'siteId', operator: 'is', value: 1 },
    { field, operator, value },
  ],
});

test('a range of days leads the order nobody asked for, the latest first', () => {
  expect(ordered({})).toEqual(['"id" desc']);
  expect(ordered(filters('promisedOn', 'from', '2026-11-01'))).toEqual([
    '"promised_on" desc',
    '"id" desc',
  ]);
  // A day of instants is a range of them.
  expect(ordered(filters('createdAt', 'is', '2026-11-01'))).toEqual([
    '"created_at" desc',
    '"id" desc',
  ]);
});

test('one day, other columns and an order that was asked for change nothing', () => {
  expect(ordered(filters('promisedOn', 'is', '2026-11-01'))).toEqual(['"id" desc']);
  expect(ordered(filters('lineCount', 'from', 3))).toEqual(['"id" desc']);
  const sort = [{ field: 'number', direction: 'asc' }];
  expect(ordered({ ...filters('promisedOn', 'from', '2026-11-01'), sort })).toEqual([
    '"number" asc',
    '"id" asc',
  ]);
});

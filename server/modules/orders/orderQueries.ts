import type { Reach } from '@contract/core/accion';
import { listOrders } from '@contract/orders/orderAcciones';
import { finalStates, orderStates } from '@contract/orders/orderState';
import { and, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgSelectBuilder } from 'drizzle-orm/pg-core';
import { builtOnce } from '../../db/builtOnce';
import type { Db } from '../../db/Db';
import { isOpenOrder, warehouseOrder } from '../../db/schema/orders';
import { person, site } from '../../db/schema/organisation';
import type { Viewer } from '../../engine/acciones/context';
import type { ListColumns } from '../../engine/lists/listColumn';
import { defineList, type ListRow } from '../../engine/lists/listDefinition';
import { descending } from '../../engine/lists/sortKeys';
import { visibleOrders } from './orderScope';

export const openStates = orderStates.filter((state) => !finalStates.includes(state));
/** The calendar day where an order is prepared. */
const todayThere = sql`(anden_now() at time zone ${site.zone})::date`;
const isLate = sql<boolean>`(${isOpenOrder} and ${warehouseOrder.promisedOn} < ${todayThere})`;
// The furthest of today's dates is known before any order is read, and so bounds the walk of an index; a zone alone could not.
// What was promised before the nearest of them is late anywhere: only around midnight is a zone asked for each order.
const furthestToday = sql`(select max((anden_now() at time zone zone)::date) from site)`;
const nearestToday = sql`(select min((anden_now() at time zone zone)::date) from site)`;
export const lateCondition = sql`(${isOpenOrder} and ${warehouseOrder.promisedOn} < ${furthestToday} and (${warehouseOrder.promisedOn} < ${nearestToday} or ${warehouseOrder.promisedOn} < ${todayThere}))`;

const truth = (yes: SQL) => (value: unknown) => (value === false ? sql`not ${yes}` : yes);

const columns: ListColumns = {
  // A number has no accents to fold.
  number: { kind: 'text', by: warehouseOrder.number, folded: sql`lower(${warehouseOrder.number})` },
  reference: { kind: 'text', by: warehouseOrder.reference },
  customerId: { kind: 'number', by: warehouseOrder.customerId },
  customerName: {
    kind: 'text',
    by: warehouseOrder.customerName,
    folded: warehouseOrder.customerFolded,
  },
  siteId: { kind: 'number', by: warehouseOrder.siteId },
  // Among equals the sooner promised: what people want, and the order of an index.
  state: {
    kind: 'enum',
    by: warehouseOrder.state,
    values: orderStates,
    sortBy: [warehouseOrder.state, warehouseOrder.promisedOn],
  },
  open: { kind: 'condition', where: truth(isOpenOrder) },
  late: { kind: 'condition', where: truth(lateCondition) },
  priority: {
    kind: 'number',
    by: warehouseOrder.priority,
    sortBy: [warehouseOrder.priority, warehouseOrder.promisedOn],
  },
  promisedOn: { kind: 'day', by: warehouseOrder.promisedOn },
  pickerId: { kind: 'person', by: warehouseOrder.pickerId },
  lineCount: { kind: 'number', by: warehouseOrder.lineCount },
  createdAt: { kind: 'instant', by: warehouseOrder.createdAt },
};

const { searchText: _text, customerFolded: _name, ...stored } = getTableColumns(warehouseOrder);

const fields = {
  ...stored,
  siteName: site.name,
  late: isLate,
  pickerFirstName: person.firstName,
  pickerLastName: person.lastName,
  pickerPosition: person.position,
  pickerPhotoHash: person.photoHash,
};

const from = (select: PgSelectBuilder<typeof fields, 'db'>) =>
  select
    .from(warehouseOrder)
    .innerJoin(site, eq(site.id, warehouseOrder.siteId))
    .leftJoin(person, eq(person.id, warehouseOrder.pickerId));

export const orderRows = (db: Db) => from(db.select(fields));

/** This reads orders as a list has them. */
export const findOrders = builtOnce((db, where) => orderRows(db).where(where));

export const ordersList = defineList({
  accion: listOrders,
  id: warehouseOrder.id,
  columns: () => columns,
  order: [descending(warehouseOrder.id)],
  leads: ['promisedOn', 'createdAt'],
  search: warehouseOrder.searchText,
  where: ({ viewer, reach }) => visibleOrders(reach, viewer),
  joinsOnlyShow: true,
  fields,
  from: (select) => from(select).$dynamic(),
});

export type OrderListRow = ListRow<typeof ordersList>;
export type OrderRecord = typeof warehouseOrder.$inferSelect;

export async function findOrder(db: Db, reach: Reach, viewer: Viewer, id: number) {
  const [row] = await findOrders(db, and(eq(warehouseOrder.id, id), visibleOrders(reach, viewer)));
  return row;
}

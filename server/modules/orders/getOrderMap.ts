import type { InputOf } from '@contract/core/accion';
import { getOrderMap } from '@contract/orders/orderAcciones';
import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import { isOpenOrder, warehouseOrder } from '../../db/schema/orders';
import { site } from '../../db/schema/organisation';
import { implement } from '../../engine/acciones/implement';
import { lateCondition } from './orderQueries';
import { visibleOrders } from './orderScope';

/** More points than these are not looked at one by one, and the map says that there are more. */
const MOST = 1000;

const { latitude, longitude } = warehouseOrder;
const placed = sql`${latitude} is not null`;

const asked = (input: InputOf<typeof getOrderMap>) => [
  isOpenOrder,
  input.siteId === null ? undefined : eq(warehouseOrder.siteId, input.siteId),
  input.state === null ? undefined : eq(warehouseOrder.state, input.state),
  input.promisedFrom === null
    ? undefined
    : sql`${warehouseOrder.promisedOn} >= ${input.promisedFrom}`,
  input.promisedTo === null ? undefined : sql`${warehouseOrder.promisedOn} <= ${input.promisedTo}`,
  input.late ? lateCondition : undefined,
];

function within(bounds: InputOf<typeof getOrderMap>['bounds']): SQL | undefined {
  if (bounds === null) return undefined;
  const { south, west, north, east } = bounds;
  return sql`(${latitude} between ${south}::float8 and ${north}::float8
    and ${longitude} between ${west}::float8 and ${east}::float8)`;
}

export const getOrderMapHandler = implement(getOrderMap, async (input, context) => {
  const { db, viewer, reach } = context;
  const matching = and(visibleOrders(reach, viewer), ...asked(input));
  const here = within(input.bounds) ?? sql`true`;
  const [counted] = await db
    .select({
      total: sql<number>`count(*) filter (where ${placed} and ${here})::int`,
      unplaced: sql<number>`count(*) filter (where not ${placed})::int`,
      south: sql<number | null>`min(${latitude})::float8`,
      north: sql<number | null>`max(${latitude})::float8`,
      west: sql<number | null>`min(${longitude})::float8`,
      east: sql<number | null>`max(${longitude})::float8`,
    })
    .from(warehouseOrder)
    .innerJoin(site, eq(site.id, warehouseOrder.siteId))
    .where(matching);
  const late = sql<boolean>`coalesce(${lateCondition}, false)`;
  const rows = await db
    .select({
      id: warehouseOrder.id,
      number: warehouseOrder.number,
      customerName: warehouseOrder.customerName,
      address: warehouseOrder.address,
      latitude: sql<number>`${latitude}::float8`,
      longitude: sql<number>`${longitude}::float8`,
      state: warehouseOrder.state,
      priority: warehouseOrder.priority,
      promisedOn: warehouseOrder.promisedOn,
      late,
    })
    .from(warehouseOrder)
    .innerJoin(site, eq(site.id, warehouseOrder.siteId))
    .where(and(matching, placed, here))
    .orderBy(desc(late), asc(warehouseOrder.promisedOn), asc(warehouseOrder.id))
    .limit(MOST);
  const { total = 0, unplaced = 0, south, north, west, east } = counted ?? {};
  const known = south != null && north != null && west != null && east != null;
  return { rows, total, unplaced, extent: known ? { south, west, north, east } : null };
});

import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { warehouseOrder } from '../../db/schema/orders';
import { orderPick } from '../../db/schema/orderWork';
import { DEFAULT_ZONE } from '../../engine/time/zone';

/** From midnight to midnight of a day, as an index on instants can use it. */
const during = (
  column: SQL,
  day: string,
) => sql`(${column} >= (${day}::date::timestamp at time zone ${DEFAULT_ZONE})
  and ${column} < ((${day}::date + 1)::timestamp at time zone ${DEFAULT_ZONE}))`;

export async function countOutcomes(db: Db, within: SQL | undefined, day: string) {
  const [row] = await db
    .select({
      deliveredOnDay: sql<number>`count(*) filter (where ${warehouseOrder.state} = 'delivered')::int`,
      cancelledOnDay: sql<number>`count(*) filter (where ${warehouseOrder.state} = 'cancelled')::int`,
    })
    .from(warehouseOrder)
    .where(
      and(
        sql`${warehouseOrder.state} in ('delivered', 'cancelled')`,
        during(sql`${warehouseOrder.stateSince}`, day),
        within,
      ),
    );
  return row ?? { deliveredOnDay: 0, cancelledOnDay: 0 };
}

/** Hours without work between two with it count zero, so that the chart has no holes. */
export async function countPace(db: Db, within: SQL | undefined, day: string) {
  const hour = sql<number>`extract(hour from ${orderPick.pickedAt} at time zone ${sql.raw(`'${DEFAULT_ZONE}'`)})::int`;
  const rows = await db
    .select({
      hour,
      lines: sql<number>`count(distinct ${orderPick.orderLineId})::int`,
      units: sql<number>`sum(${orderPick.quantity})::int`,
    })
    .from(orderPick)
    .innerJoin(warehouseOrder, eq(warehouseOrder.id, orderPick.orderId))
    .where(
      and(during(sql`${orderPick.pickedAt}`, day), sql`${orderPick.returnedAt} is null`, within),
    )
    .groupBy(hour);
  const first = Math.min(...rows.map((row) => row.hour));
  const last = Math.max(...rows.map((row) => row.hour));
  if (rows.length === 0) return [];
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const at = first + index;
    return rows.find((row) => row.hour === at) ?? { hour: at, lines: 0, units: 0 };
  });
}

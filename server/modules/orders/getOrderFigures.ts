import { getOrderFigures } from '@contract/orders/orderAcciones';
import { and, count, eq, sql } from 'drizzle-orm';
import { isOpenOrder, warehouseOrder } from '../../db/schema/orders';
import { site } from '../../db/schema/organisation';
import { implement } from '../../engine/acciones/implement';
import { todayHere } from '../../engine/time/todayHere';
import { countOutcomes, countPace } from './figureQueries';
import { lateCondition, openStates } from './orderQueries';
import { visibleOrders } from './orderScope';

export const getOrderFiguresHandler = implement(getOrderFigures, async (input, context) => {
  const { db, viewer, reach } = context;
  const day = input.day ?? todayHere();
  const within = and(
    visibleOrders(reach, viewer),
    input.siteId === null ? undefined : eq(warehouseOrder.siteId, input.siteId),
  );
  const states = await db
    .select({ state: warehouseOrder.state, count: count() })
    .from(warehouseOrder)
    .where(and(isOpenOrder, within))
    .groupBy(warehouseOrder.state);
  const [late] = await db
    .select({ count: count() })
    .from(warehouseOrder)
    .innerJoin(site, eq(site.id, warehouseOrder.siteId))
    .where(and(lateCondition, within));
  const [promised] = await db
    .select({ count: count() })
    .from(warehouseOrder)
    .where(and(sql`${warehouseOrder.promisedOn} = ${day}`, within));
  return {
    day,
    open: openStates.flatMap((state) => {
      const found = states.find((row) => row.state === state);
      return found ? [{ state, count: found.count }] : [];
    }),
    late: late?.count ?? 0,
    promisedToday: promised?.count ?? 0,
    ...(await countOutcomes(db, within, day)),
    pace: await countPace(db, within, day),
  };
});

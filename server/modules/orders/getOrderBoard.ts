import { getOrderBoard } from '@contract/orders/orderAcciones';
import { and, asc, count, eq } from 'drizzle-orm';
import { warehouseOrder } from '../../db/schema/orders';
import { implement } from '../../engine/acciones/implement';
import { searchCondition } from '../../engine/lists/foldedLike';
import { openStates, orderRows } from './orderQueries';
import { visibleOrders } from './orderScope';
import { presentOrderRow } from './presentOrderRow';

/** More cards than these in a column are not read but searched. */
const CARDS = 30;

export const getOrderBoardHandler = implement(getOrderBoard, async (input, context) => {
  const { db, viewer, reach } = context;
  const within = and(
    visibleOrders(reach, viewer),
    input.siteId === null ? undefined : eq(warehouseOrder.siteId, input.siteId),
    searchCondition(warehouseOrder.searchText, input.search),
  );
  const columns = openStates.map(async (state) => {
    const where = and(eq(warehouseOrder.state, state), within);
    const [totals] = await db.select({ total: count() }).from(warehouseOrder).where(where);
    const rows = await orderRows(db)
      .where(where)
      .orderBy(asc(warehouseOrder.priority), asc(warehouseOrder.promisedOn), asc(warehouseOrder.id))
      .limit(CARDS);
    const total = totals?.total ?? 0;
    return { state, total, rows: rows.map((row) => presentOrderRow(viewer, row)) };
  });
  // An organisation that approves nothing has no column for it.
  const shown = (await Promise.all(columns)).filter(
    ({ state, total }) => state !== 'approved' || total > 0,
  );
  return { columns: shown };
});

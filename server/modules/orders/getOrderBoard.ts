import type { InputOf } from '@contract/core/accion';
import { getOrderBoard } from '@contract/orders/orderAcciones';
import { and, asc, count, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { isOpenOrder, warehouseOrder } from '../../db/schema/orders';
import { site } from '../../db/schema/organisation';
import { customer } from '../../db/schema/warehouse';
import type { Viewer } from '../../engine/acciones/context';
import { implement } from '../../engine/acciones/implement';
import { searchCondition } from '../../engine/lists/foldedLike';
import { withinSites } from '../../engine/scope/withinSites';
import { lateCondition, openStates, orderRows } from './orderQueries';
import { visibleOrders } from './orderScope';
import { presentOrderRow } from './presentOrderRow';

/** More cards than these in a column are not read but searched. */
const CARDS = 30;

type Input = InputOf<typeof getOrderBoard>;

export const getOrderBoardHandler = implement(getOrderBoard, async (input, context) => {
  const { db, viewer, reach } = context;
  const within = and(visibleOrders(reach, viewer), ...asked(input));
  const named =
    input.customerId === null
      ? []
      : db
          .select({ name: customer.name })
          .from(customer)
          .where(
            and(
              eq(customer.id, input.customerId),
              withinSites(reach, viewer, sql`${customer.siteId}`),
            ),
          );
  const [totals, rows, mine, [customerFound]] = await Promise.all([
    countStates(db, within),
    Promise.all(
      openStates.map((state) =>
        mostUrgent(db, and(eq(warehouseOrder.state, state), within), CARDS),
      ),
    ),
    findMine(db, viewer),
    named,
  ]);
  const columns = openStates.map((state, index) => ({
    state,
    total: totals.get(state) ?? 0,
    rows: (rows[index] ?? []).map((row) => presentOrderRow(viewer, row)),
  }));
  return {
    mine: mine.map((row) => presentOrderRow(viewer, row)),
    customerName: customerFound?.name ?? null,
    // An organisation that approves nothing has no column for it.
    columns: columns.filter(({ state, total }) => state !== 'approved' || total > 0),
  };
});

const asked = (input: Input) => [
  input.siteId === null ? undefined : eq(warehouseOrder.siteId, input.siteId),
  input.priority === null ? undefined : eq(warehouseOrder.priority, input.priority),
  input.customerId === null ? undefined : eq(warehouseOrder.customerId, input.customerId),
  input.pickerId === null ? undefined : eq(warehouseOrder.pickerId, input.pickerId),
  input.promisedTo === null ? undefined : sql`${warehouseOrder.promisedOn} <= ${input.promisedTo}`,
  input.late ? lateCondition : undefined,
  searchCondition(warehouseOrder.searchText, input.search),
];

async function countStates(db: Db, within: SQL | undefined) {
  const rows = await db
    .select({ state: warehouseOrder.state, total: count() })
    .from(warehouseOrder)
    .innerJoin(site, eq(site.id, warehouseOrder.siteId))
    .where(and(isOpenOrder, within))
    .groupBy(warehouseOrder.state);
  return new Map(rows.map(({ state, total }) => [state, total]));
}

const mostUrgent = (db: Db, where: SQL | undefined, most: number) =>
  orderRows(db)
    .where(where)
    .orderBy(asc(warehouseOrder.priority), asc(warehouseOrder.promisedOn), asc(warehouseOrder.id))
    .limit(most);

/** The orders that somebody prepares or was given to prepare stand before everything else. */
async function findMine(db: Db, { personId }: Viewer) {
  if (personId === null) return [];
  const inHand = inArray(warehouseOrder.state, ['created', 'approved', 'picking', 'onHold']);
  return mostUrgent(db, and(eq(warehouseOrder.pickerId, personId), inHand), CARDS);
}

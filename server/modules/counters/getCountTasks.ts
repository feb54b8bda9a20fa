import { getCountTasks } from '@contract/counters/countingAcciones';
import { and, asc, count, eq, type SQL, sql } from 'drizzle-orm';
import { anyOf } from '../../db/anyOf';
import type { Db } from '../../db/Db';
import { stockCountLine } from '../../db/schema/counters';
import { location, lot, product, stock } from '../../db/schema/warehouse';
import type { Viewer } from '../../engine/acciones/context';
import { implement } from '../../engine/acciones/implement';
import { notFound } from '../../engine/http/fault';
import { clock } from '../../engine/time/clock';
import { type Barred, barredFrom } from './barredFrom';
import { findVisibleCount } from './countQueries';
import { isOffShift } from './onShift';

/** A telephone takes as many along; the rest follows as these are counted. */
const MOST_TASKS = 500;
/** A person with fewer than these within reach would soon stand before nothing. */
const ENOUGH = 50;

export const getCountTasksHandler = implement(getCountTasks, async ({ id }, context) => {
  const { db, viewer } = context;
  const found = await findVisibleCount(context, id);
  if (!found) throw notFound('El conteo no existe o no está a tu alcance.');
  const offShift = await isOffShift(db, found, viewer, clock.now());
  const barred = barredFrom(viewer, { offShift });
  const waiting = and(
    eq(stockCountLine.countId, id),
    anyOf(stockCountLine.state, ['pending', 'again']),
  );
  const byShelf = [asc(location.code), asc(product.name), asc(stockCountLine.id)];
  const [first, [totals]] = await Promise.all([
    tasksOf(db, viewer, barred, waiting, byShelf),
    db.select({ total: count() }).from(stockCountLine).where(waiting),
  ]);
  const total = totals?.total ?? 0;
  const own = first.filter((row) => row.barred === null).length;
  // Looking at every line of a long count takes a while: only who finds little within reach has it done.
  const farther = !offShift && own < ENOUGH && total > MOST_TASKS;
  const rows = farther
    ? await tasksOf(db, viewer, barred, waiting, [sql`(${barred}) is not null`, ...byShelf])
    : first;
  return {
    total,
    rows: rows.map((row) => ({ ...row, expected: found.blind ? null : row.expected })),
  };
});

const tasksOf = (
  db: Db,
  { personId }: Pick<Viewer, 'personId'>,
  barred: SQL<Barred>,
  where: SQL | undefined,
  order: SQL[],
) =>
  db
    .select({
      id: stockCountLine.id,
      locationCode: location.code,
      locationBarcode: location.barcode,
      productId: product.id,
      sku: product.sku,
      barcode: product.barcode,
      productName: product.name,
      unit: product.unit,
      lotCode: lot.code,
      expiresOn: lot.expiresOn,
      round: stockCountLine.round,
      expected: stock.quantity,
      counted: sql<
        number | null
      >`(select e.quantity from stock_count_entry e where e.line_id = ${stockCountLine.id}
          and e.round = ${stockCountLine.round} and e.person_id = ${personId} order by e.id desc limit 1)`,
      barred,
    })
    .from(stockCountLine)
    .innerJoin(stock, eq(stock.id, stockCountLine.stockId))
    .innerJoin(location, eq(location.id, stock.locationId))
    .innerJoin(product, eq(product.id, stock.productId))
    .leftJoin(lot, eq(lot.id, stock.lotId))
    .where(where)
    .orderBy(...order)
    .limit(MOST_TASKS);

import { getCountTasks } from '@contract/counters/countingAcciones';
import { and, asc, count, eq, sql } from 'drizzle-orm';
import { anyOf } from '../../db/anyOf';
import { stockCountLine } from '../../db/schema/counters';
import { location, lot, product, stock } from '../../db/schema/warehouse';
import { implement } from '../../engine/acciones/implement';
import { notFound } from '../../engine/http/fault';
import { clock } from '../../engine/time/clock';
import { barredFrom } from './barredFrom';
import { findVisibleCount } from './countQueries';
import { isOffShift } from './onShift';

/** A telephone takes as many along; the rest follows as these are counted. */
const MOST_TASKS = 500;

export const getCountTasksHandler = implement(getCountTasks, async ({ id }, context) => {
  const { db, viewer } = context;
  const found = await findVisibleCount(context, id);
  if (!found) throw notFound('El conteo no existe o no está a tu alcance.');
  const barred = barredFrom(viewer, {
    offShift: await isOffShift(db, found, viewer, clock.now()),
  });
  const waiting = and(
    eq(stockCountLine.countId, id),
    anyOf(stockCountLine.state, ['pending', 'again']),
  );
  const [rows, [totals]] = await Promise.all([
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
          and e.round = ${stockCountLine.round} and e.person_id = ${viewer.personId} order by e.id desc limit 1)`,
        barred,
      })
      .from(stockCountLine)
      .innerJoin(stock, eq(stock.id, stockCountLine.stockId))
      .innerJoin(location, eq(location.id, stock.locationId))
      .innerJoin(product, eq(product.id, stock.productId))
      .leftJoin(lot, eq(lot.id, stock.lotId))
      .where(waiting)
      // However long the count, a telephone holds first what its person may count.
      .orderBy(
        sql`(${barred}) is not null`,
        asc(location.code),
        asc(product.name),
        asc(stockCountLine.id),
      )
      .limit(MOST_TASKS),
    db.select({ total: count() }).from(stockCountLine).where(waiting),
  ]);
  return {
    total: totals?.total ?? 0,
    rows: rows.map((row) => ({ ...row, expected: found.blind ? null : row.expected })),
  };
});

import { relocateStock } from '@contract/warehouse/stockAcciones';
import { and, eq, sql } from 'drizzle-orm';
import { stock } from '../../db/schema/warehouse';
import type { Context } from '../../engine/acciones/context';
import { implement } from '../../engine/acciones/implement';
import { invalid, notFound } from '../../engine/http/fault';
import { withinSites } from '../../engine/scope/withinSites';
import { holdStocks, moveBetween } from './moveBetween';
import { placeCalled } from './placeCalled';
import { refuseToMove } from './relocateRules';
import { stockAt } from './stockAt';
import { findStockRow, stockReaders } from './stockQueries';

export const relocateStockHandler = implement(relocateStock, async (input, context) => {
  const { db, viewer, reach, audit, emit } = context;
  const { stockId, quantity, reason } = input;
  const { goods, place } = await endsOf(context, input);
  const otherId = await stockAt(db, place, goods);
  await holdStocks(db, [stockId, otherId]);
  const from = await findStockRow(db, reach, viewer, stockId);
  if (!from) throw notFound('Esa existencia no está a tu alcance.');
  const refusal = refuseToMove(from, quantity);
  if (refusal) throw invalid({ quantity: refusal });
  const { accountId } = viewer;
  const move = { fromId: stockId, toId: otherId, quantity, reason, accountId };
  if (!(await moveBetween(db, move))) throw new Error('a stock that is held changed');
  const after = {
    delta: quantity,
    fromLocationId: from.locationId,
    toLocationId: place.id,
    reason,
  };
  await audit({ entity: 'stock', entityId: stockId, after });
  await emit([{ type: 'Stock', id: 'LIST' }], stockReaders([place.siteId]));
  return { from: await shown(context, stockId), to: await shown(context, otherId) };
});

/** This reads the stock that is moved, and the other shelf of the same site. */
async function endsOf(
  { db, viewer, reach }: Context,
  { stockId, to }: { stockId: number; to: string },
) {
  const [goods] = await db
    .select()
    .from(stock)
    .where(and(eq(stock.id, stockId), withinSites(reach, viewer, sql`${stock.siteId}`)));
  if (!goods) throw notFound('Esa existencia no está a tu alcance.');
  const place = await placeCalled(db, goods.siteId, to);
  if (place.id === goods.locationId) throw invalid({ to: 'Ya está en esa ubicación.' });
  return { goods, place };
}

async function shown({ db, viewer, reach }: Context, id: number) {
  const row = await findStockRow(db, reach, viewer, id);
  if (!row) throw new Error('a stock vanished while it was presented');
  return row;
}

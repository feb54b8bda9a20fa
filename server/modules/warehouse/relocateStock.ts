import { relocateStock } from '@contract/warehouse/stockAcciones';
import { and, asc, desc, eq, or, sql } from 'drizzle-orm';
import { anyOf } from '../../db/anyOf';
import { location, stock } from '../../db/schema/warehouse';
import type { Context } from '../../engine/acciones/context';
import { implement } from '../../engine/acciones/implement';
import { invalid, notFound } from '../../engine/http/fault';
import { withinSites } from '../../engine/scope/withinSites';
import { moveStock } from './moveStock';
import { refuseToMove } from './relocateRules';
import { stockAt } from './stockAt';
import { findStockRow, stockReaders } from './stockQueries';

export const relocateStockHandler = implement(relocateStock, async (input, context) => {
  const { db, viewer, reach, audit, emit } = context;
  const { stockId, quantity, reason } = input;
  const { goods, place } = await endsOf(context, input);
  const otherId = await stockAt(db, place, goods);
  // Both are held in the order of their ids, or two moves against each other would wait for ever.
  await db
    .select({ id: stock.id })
    .from(stock)
    .where(anyOf(stock.id, [stockId, otherId]))
    .orderBy(asc(stock.id))
    .for('update');
  const from = await findStockRow(db, reach, viewer, stockId);
  if (!from) throw notFound('Esa existencia no está a tu alcance.');
  const refusal = refuseToMove(from, quantity);
  if (refusal) throw invalid({ quantity: refusal });
  const { accountId } = viewer;
  const move = { kind: 'move', reason, accountId } as const;
  const left = await moveStock(db, { ...move, stockId, otherStockId: otherId, delta: -quantity });
  if (!left) throw new Error('a stock that is held changed');
  await moveStock(db, { ...move, stockId: otherId, otherStockId: stockId, delta: quantity });
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

/** What is moved, and the other shelf of the same site. */
async function endsOf(
  { db, viewer, reach }: Context,
  { stockId, to }: { stockId: number; to: string },
) {
  const [goods] = await db
    .select()
    .from(stock)
    .where(and(eq(stock.id, stockId), withinSites(reach, viewer, sql`${stock.siteId}`)));
  if (!goods) throw notFound('Esa existencia no está a tu alcance.');
  const said = to.toUpperCase();
  const [place] = await db
    .select()
    .from(location)
    .where(
      and(
        eq(location.siteId, goods.siteId),
        or(eq(location.code, said), eq(sql`upper(${location.barcode})`, said)),
      ),
    )
    // A label may say what another shelf is called: the code goes first.
    .orderBy(desc(eq(location.code, said)))
    .limit(1);
  if (!place) throw invalid({ to: `En este depósito no hay una ubicación ${to}.` });
  if (!place.active) throw invalid({ to: `La ubicación ${place.code} está fuera de uso.` });
  if (place.id === goods.locationId) throw invalid({ to: 'Ya está en esa ubicación.' });
  return { goods, place };
}

async function shown({ db, viewer, reach }: Context, id: number) {
  const row = await findStockRow(db, reach, viewer, id);
  if (!row) throw new Error('a stock vanished while it was presented');
  return row;
}

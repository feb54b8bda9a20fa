import type { InputOf } from '@contract/core/accion';
import { addFoundStock } from '@contract/counters/countingAcciones';
import { and, eq, or, sql } from 'drizzle-orm';
import { stockCount, stockCountLine } from '../../db/schema/counters';
import { location, product } from '../../db/schema/warehouse';
import type { Context } from '../../engine/acciones/context';
import { implement } from '../../engine/acciones/implement';
import { conflict, invalid } from '../../engine/http/fault';
import { lotFor, stockAt } from '../warehouse';
import { keepCount } from './keepCount';
import { stockCountStore } from './stockCountStore';

export const addFoundStockHandler = implement(
  addFoundStock,
  async ({ id, location: shelf, product: goods, lotCode, ...counted }, context) => {
    const { row } = await stockCountStore.hold(context, { id }, 'find');
    const stockId = await foundAt(context, row.siteId, {
      location: shelf,
      product: goods,
      lotCode,
    });
    const lineId = await lineOf(context, id, stockId);
    return { lineId, outcome: await keepCount(context, row, lineId, counted) };
  },
);

type Found = Pick<InputOf<typeof addFoundStock>, 'location' | 'product' | 'lotCode'>;

async function foundAt(
  { db }: Context,
  siteId: number,
  { location: shelf, product: goods, lotCode }: Found,
) {
  const [place] = await db
    .select()
    .from(location)
    .where(
      and(
        eq(location.siteId, siteId),
        eq(location.active, true),
        or(eq(location.barcode, shelf), eq(location.code, shelf.toUpperCase())),
      ),
    );
  if (!place)
    throw invalid({ location: `No hay ninguna ubicación ${shelf} en uso en este depósito.` });
  const [what] = await db
    .select()
    .from(product)
    .where(or(eq(product.barcode, goods), sql`upper(${product.sku}) = ${goods.toUpperCase()}`));
  if (!what) throw invalid({ product: `Ningún producto tiene el código ${goods}.` });
  const lotId = await lotFor(db, what, { lotCode, expiresOn: null });
  return stockAt(db, place, { productId: what.id, lotId });
}

/** The line of a stock in a count; what is found beyond the plan gets one of its own. */
async function lineOf({ db }: Context, countId: number, stockId: number): Promise<number> {
  const here = and(eq(stockCountLine.countId, countId), eq(stockCountLine.stockId, stockId));
  const [known] = await db.select({ id: stockCountLine.id }).from(stockCountLine).where(here);
  if (known) return known.id;
  const [added] = await db
    .insert(stockCountLine)
    .values({ countId, stockId, found: true })
    .onConflictDoNothing()
    .returning({ id: stockCountLine.id });
  if (!added) throw conflict('Otro conteo tiene abierta esa ubicación con ese producto.');
  await db
    .update(stockCount)
    .set({ lines: sql`${stockCount.lines} + 1` })
    .where(eq(stockCount.id, countId));
  return added.id;
}

import { adjustStock } from '@contract/warehouse/stockAcciones';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { location, lot, product } from '../../db/schema/warehouse';
import { implement } from '../../engine/acciones/implement';
import { conflict, invalid } from '../../engine/http/fault';
import { withinSites } from '../../engine/scope/withinSites';
import { moveStock } from './moveStock';
import { stockAt } from './stockAt';
import { findStockRow, stockReaders } from './stockQueries';

export const adjustStockHandler = implement(adjustStock, async (input, context) => {
  const { db, viewer, reach, audit, emit } = context;
  const [place] = await db
    .select()
    .from(location)
    .where(
      and(
        eq(location.id, input.locationId),
        eq(location.active, true),
        withinSites(reach, viewer, sql`${location.siteId}`),
      ),
    );
  if (!place) throw invalid({ locationId: 'Elegí una ubicación de tu depósito.' });
  const [goods] = await db.select().from(product).where(eq(product.id, input.productId));
  if (!goods) throw invalid({ productId: 'Elegí un producto.' });
  const lotId = await lotFor(db, goods, input);
  const stockId = await stockAt(db, place, { productId: goods.id, lotId });
  const { kind, delta, reason } = input;
  const { accountId } = viewer;
  if (!(await moveStock(db, { stockId, delta, kind, reason, accountId }))) {
    throw conflict('No hay tanto en esa ubicación.');
  }
  await audit({ entity: 'stock', entityId: stockId, after: { kind, delta, reason } });
  await emit([{ type: 'Stock', id: 'LIST' }], stockReaders([place.siteId]));
  const stored = await findStockRow(db, reach, viewer, stockId);
  if (!stored) throw new Error('a stock vanished while it was presented');
  return stored;
});

/** The lot named, made if it is new; null for a product that has none. */
export async function lotFor(
  db: Db,
  goods: Pick<typeof product.$inferSelect, 'id' | 'lotTracked'>,
  { lotCode, expiresOn }: { lotCode: string | null; expiresOn: string | null },
): Promise<number | null> {
  if (!goods.lotTracked) {
    if (lotCode !== null) throw invalid({ lotCode: 'Este producto no lleva lotes.' });
    return null;
  }
  if (lotCode === null) throw invalid({ lotCode: 'Este producto lleva lote: ponelo.' });
  await db
    .insert(lot)
    .values({ productId: goods.id, code: lotCode, expiresOn })
    .onConflictDoNothing();
  const [row] = await db
    .select()
    .from(lot)
    .where(and(eq(lot.productId, goods.id), eq(lot.code, lotCode)));
  if (!row) throw new Error('the lot was not stored');
  if (expiresOn !== null && row.expiresOn !== expiresOn) {
    throw invalid({ expiresOn: 'Ese lote ya está registrado con otro vencimiento.' });
  }
  return row.id;
}

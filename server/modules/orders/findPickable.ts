import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/client';
import type { orderLine } from '../../db/schema/orders';
import { location, lot, stock } from '../../db/schema/warehouse';
import { conflict, notFound } from '../../engine/http/fault';

/** Only the product asked for, of this site, from a shelf in use and a lot that has not expired. */
export async function findPickable(
  db: Db,
  siteId: number,
  line: Pick<typeof orderLine.$inferSelect, 'productId' | 'substituteId'>,
  stockId: number,
): Promise<void> {
  const [row] = await db
    .select({
      productId: stock.productId,
      active: location.active,
      expired: sql<boolean>`coalesce(${lot.expiresOn} < current_date, false)`,
    })
    .from(stock)
    .innerJoin(location, eq(location.id, stock.locationId))
    .leftJoin(lot, eq(lot.id, stock.lotId))
    .where(and(eq(stock.id, stockId), eq(stock.siteId, siteId)));
  if (!row) throw notFound('Esa existencia no es de este depósito.');
  if (row.productId !== (line.substituteId ?? line.productId)) {
    throw conflict('Ese no es el producto de la línea.');
  }
  if (!row.active) throw conflict('Esa ubicación está fuera de uso.');
  if (row.expired) throw conflict('Ese lote está vencido: tomá de otro.');
}

import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { stock } from '../../db/schema/warehouse';

interface Goods {
  productId: number;
  lotId: number | null;
}

/** The stock of some goods at a shelf, begun with nothing where it is new. */
export async function stockAt(
  db: Db,
  place: { id: number; siteId: number },
  { productId, lotId }: Goods,
): Promise<number> {
  await db
    .insert(stock)
    .values({ siteId: place.siteId, locationId: place.id, productId, lotId, quantity: 0 })
    .onConflictDoNothing();
  const [row] = await db
    .select({ id: stock.id })
    .from(stock)
    .where(
      and(
        eq(stock.locationId, place.id),
        eq(stock.productId, productId),
        sql`${stock.lotId} is not distinct from ${lotId}`,
      ),
    );
  if (!row) throw new Error('the stock was not stored');
  return row.id;
}

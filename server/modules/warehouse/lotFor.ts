import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { lot, type product } from '../../db/schema/warehouse';
import { invalid } from '../../engine/http/fault';

/** The lot named, made if it is new; null for a product that has none. */
export async function lotFor(
  db: Db,
  goods: typeof product.$inferSelect,
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

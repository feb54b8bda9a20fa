import { eq } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { receiptBatch } from '../../db/schema/receipts';
import { conflict, notFound } from '../../engine/http/fault';
import { staleVersion } from '../../engine/http/staleVersion';
import { presentBatch } from './presentBatch';

type Batch = typeof receiptBatch.$inferSelect;

/** The batch, held until the answer; a piece of it is changed by who saw that very piece, whatever moved besides. */
export async function lockBatch(
  db: Db,
  { id, version }: { id: number; version?: number },
): Promise<Batch> {
  const [row] = await db.select().from(receiptBatch).where(eq(receiptBatch.id, id)).for('update');
  if (!row || row.state === 'discarded') {
    throw notFound('Ese lote no existe o no está a tu alcance.');
  }
  if (version !== undefined && row.version !== version) {
    throw staleVersion(await presentBatch(db, id));
  }
  return row;
}

/** Only what was read and not yet published is still to be changed. */
export function requireReady({ state }: Batch): void {
  if (state !== 'ready') throw conflict('Ese lote ya no se puede cambiar.');
}

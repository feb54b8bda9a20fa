import { and, eq } from 'drizzle-orm';
import { receipt } from '../../db/schema/receipts';
import type { Context } from '../../engine/acciones/context';
import { notFound } from '../../engine/http/fault';
import { withinReach } from '../../engine/scope/withinReach';
import { receiptsList, type StoredReceipt, toReceiptRow } from './receiptQueries';

type Asking = Pick<Context, 'db' | 'viewer' | 'reach'>;

export const noReceipt = 'Ese recibo no existe o no está a tu alcance.';

/** This reads a slip with its retention; for people who may not see it, it does not exist. */
export async function findReceipt(
  { db, viewer, reach }: Asking,
  id: number,
): Promise<StoredReceipt> {
  const [row] = await receiptsList
    .from(db.select(receiptsList.fields))
    .where(and(eq(receipt.id, id), withinReach(reach, viewer, receipt.personId)));
  if (!row) throw notFound(noReceipt);
  return row;
}

export const presentReceipt = async (asking: Asking, id: number) =>
  toReceiptRow(await findReceipt(asking, id));

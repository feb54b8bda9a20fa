import { eq } from 'drizzle-orm';
import { receipt } from '../../db/schema/receipts';
import type { Context } from '../../engine/acciones/context';
import { staleVersion } from '../../engine/http/staleVersion';
import { findReceipt, presentReceipt } from './presentReceipt';

/** The slip as it is seen, held until the answer. */
export async function lockReceipt(
  context: Context,
  { id, version }: { id: number; version: number },
) {
  const { db } = context;
  await findReceipt(context, id);
  const [before] = await db.select().from(receipt).where(eq(receipt.id, id)).for('update');
  if (!before) throw new Error('a receipt vanished');
  if (before.version !== version) throw staleVersion(await presentReceipt(context, id));
  return { before, shown: await findReceipt(context, id) };
}

import { and, eq, or } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { receipt, receiptFile } from '../../db/schema/receipts';
import { signingPaper } from '../../db/schema/signing';
import type { Viewer } from '../../engine/acciones/context';
import { opensReceipts, publishesReceipts } from './receiptScope';

/** Files of the payroll system are for those who publish slips. */
async function isOfBatch(db: Db, viewer: Viewer, hash: string): Promise<boolean> {
  if (viewer.viewing || !publishesReceipts(viewer)) return false;
  return (await db.$count(receiptFile, eq(receiptFile.fileHash, hash))) > 0;
}

/** A slip, before or after it was signed, for whose it is and who follows its signing. */
export async function isFileOfReceipt(db: Db, viewer: Viewer, hash: string): Promise<boolean> {
  const [found] = await db
    .select({ id: receipt.id })
    .from(signingPaper)
    .innerJoin(receipt, eq(receipt.paperId, signingPaper.id))
    .where(
      and(
        or(eq(signingPaper.currentHash, hash), eq(signingPaper.preparedHash, hash)),
        opensReceipts(viewer),
      ),
    )
    .limit(1);
  return found !== undefined || isOfBatch(db, viewer, hash);
}

import { eq } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { storedFile } from '../../db/schema/files';
import { presentFile } from '../../engine/files/presentFile';

/** The receipt of an expense; whoever asks has looked whether it may be opened. */
export async function receiptOf(
  db: Db,
  { receiptHash, receiptName }: { receiptHash: string | null; receiptName: string | null },
) {
  if (receiptHash === null) return null;
  const [file] = await db.select().from(storedFile).where(eq(storedFile.hash, receiptHash));
  return file ? presentFile(file, receiptName) : null;
}

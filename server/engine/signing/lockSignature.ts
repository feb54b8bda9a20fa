import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { signature, signingPaper } from '../../db/schema/signing';
import { notFound } from '../http/fault';

export type SignatureRow = typeof signature.$inferSelect;
export type PaperRow = typeof signingPaper.$inferSelect;

export const noSignature = () => notFound('Ese documento no existe o no es para vos.');

/** One's own signature with its paper, held until the end: seals of one paper come one after another. */
export async function lockSignature(
  db: Db,
  { id, personId }: { id: number; personId: number | null },
): Promise<{ own: SignatureRow; paper: PaperRow }> {
  if (personId === null) throw noSignature();
  const mine = and(eq(signature.id, id), eq(signature.personId, personId));
  const [seen] = await db.select({ paperId: signature.paperId }).from(signature).where(mine);
  if (!seen) throw noSignature();
  const [paper] = await db
    .select()
    .from(signingPaper)
    .where(eq(signingPaper.id, seen.paperId))
    .for('update');
  const [own] = await db.select().from(signature).where(mine).for('update');
  if (!paper || !own) throw noSignature();
  return { own, paper };
}

import { eq } from 'drizzle-orm';
import type { Db } from '../../../db/Db';
import { signingPaper } from '../../../db/schema/signing';
import { visitAct } from '../../../db/schema/visitEvidence';

/** The content of the paper that a visit has; null where it has none yet. */
export async function keptAct(db: Db, id: number): Promise<string | null> {
  const [kept] = await db
    .select({ hash: signingPaper.currentHash })
    .from(visitAct)
    .innerJoin(signingPaper, eq(signingPaper.id, visitAct.paperId))
    .where(eq(visitAct.visitId, id));
  return kept?.hash ?? null;
}

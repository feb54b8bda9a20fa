import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { envelope, envelopePaper, signature, signingPaper } from '../../db/schema/signing';
import { recordAudit } from '../../engine/audit/recordAudit';
import { recordEvent } from '../../engine/events/recordEvent';
import { Fault } from '../../engine/http/fault';
import type { JobRun } from '../../engine/jobs/jobRunner';
import { tellSigned } from './tellSigned';

const UNKNOWN = 'No se pudieron preparar los documentos. Probá de nuevo.';

async function dropPapers(db: Db, id: number): Promise<void> {
  const made = await db
    .delete(envelopePaper)
    .where(eq(envelopePaper.envelopeId, id))
    .returning({ paperId: envelopePaper.paperId });
  const ids = made.map(({ paperId }) => paperId);
  if (ids.length === 0) return;
  await db.delete(signature).where(inArray(signature.paperId, ids));
  await db.delete(signingPaper).where(inArray(signingPaper.id, ids));
}

/**
 * Takes back what was made of a sending that failed and keeps why. It is a draft again, to be corrected and sent; what
 * has a paper of somebody's file signed holds nothing to correct: it is over, and the paper can be sent anew.
 */
export async function failSending(
  { accountId, services }: JobRun,
  before: typeof envelope.$inferSelect,
  error: unknown,
): Promise<void> {
  const { id, documentVersionId } = before;
  const endReason = error instanceof Fault ? error.message : UNKNOWN;
  const ended =
    documentVersionId === null
      ? { state: 'draft' as const }
      : { state: 'cancelled' as const, endedAt: new Date() };
  await services.database.db.transaction(async (db) => {
    await dropPapers(db, id);
    const [after] = await db
      .update(envelope)
      .set({ ...ended, endReason, version: sql`${envelope.version} + 1` })
      .where(and(eq(envelope.id, id), eq(envelope.state, 'sending')))
      .returning();
    if (!after) return;
    const by = { accountId, address: '', accion: 'sobre.enviar' };
    await recordAudit(db, by, { entity: 'envelope', entityId: id, before, after });
    await tellSigned({ db, emit: (tags, audience) => recordEvent(db, tags, audience) }, []);
  });
  services.wake();
}

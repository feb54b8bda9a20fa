import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { envelope, envelopePaper, signature } from '../../db/schema/signing';
import type { Context } from '../../engine/acciones/context';
import { invalid } from '../../engine/http/fault';
import { sendsEnvelopes } from '../signed';

const signaturesIn = (db: Db, envelopeId: number, personId: number) =>
  db
    .select({ id: signature.id, state: signature.state, doneAt: signature.doneAt })
    .from(signature)
    .innerJoin(envelopePaper, eq(envelopePaper.paperId, signature.paperId))
    .where(and(eq(envelopePaper.envelopeId, envelopeId), eq(signature.personId, personId)))
    .orderBy(envelopePaper.position, signature.id);

interface Asked {
  envelopeId: number | null;
  personId: number | null;
}

/** Refuses a paper that its reader may not see, that was not sent, or that the person of the agreement does not sign. */
export async function refusePaper(
  { db, viewer }: Pick<Context, 'db' | 'viewer'>,
  { envelopeId, personId }: Asked,
  before: number | null,
): Promise<void> {
  if (envelopeId === null || envelopeId === before) return;
  const refuse = (words: string) => invalid({ envelopeId: words });
  if (!sendsEnvelopes(viewer)) throw refuse('Lo elige quien envía documentos a firmar.');
  const [sent] = await db
    .select({ state: envelope.state })
    .from(envelope)
    .where(eq(envelope.id, envelopeId));
  if (sent?.state !== 'sent' && sent?.state !== 'completed') {
    throw refuse('Elegí un envío que esté a la firma o completo.');
  }
  if (personId !== null && (await signaturesIn(db, envelopeId, personId)).length === 0) {
    throw refuse('Esa persona no firma ese papel.');
  }
}

/** A person's own word under the paper of an agreement: the first that they still owe, or the last that they gave. */
export async function ownSignature(
  db: Db,
  envelopeId: number | null,
  personId: number,
): Promise<{ id: number; signedAt: string | null } | null> {
  if (envelopeId === null) return null;
  const rows = await signaturesIn(db, envelopeId, personId);
  const owed = rows.find(({ state }) => state !== 'signed' && state !== 'dissented');
  const shown = owed ?? rows.at(-1);
  if (!shown) return null;
  return { id: shown.id, signedAt: owed ? null : (shown.doneAt?.toISOString() ?? null) };
}

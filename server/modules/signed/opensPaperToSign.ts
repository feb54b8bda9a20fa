import { can } from '@contract/session/can';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import {
  envelope,
  envelopeFile,
  envelopePaper,
  signature,
  signingPaper,
} from '../../db/schema/signing';
import type { Viewer } from '../../engine/acciones/context';
import { seesSignatures, sendsEnvelopes } from './signedScope';

/** A paper as it was sent or sealed, for who signs it and who sends. */
export async function opensPaperToSign(db: Db, viewer: Viewer, hash: string): Promise<boolean> {
  if (viewer.viewing || !can(viewer.roles, 'SIGNED')) return false;
  const reach = sendsEnvelopes(viewer) ? 'all' : 'own';
  const [found] = await db
    .select({ id: signature.id })
    .from(signature)
    .innerJoin(signingPaper, eq(signingPaper.id, signature.paperId))
    .innerJoin(envelopePaper, eq(envelopePaper.paperId, signingPaper.id))
    .innerJoin(envelope, eq(envelope.id, envelopePaper.envelopeId))
    .where(
      and(
        sql`${hash} in (${signingPaper.preparedHash}, ${signingPaper.currentHash}, ${signature.sealedHash})`,
        seesSignatures(viewer, reach),
      ),
    )
    .limit(1);
  if (found || reach !== 'all') return found !== undefined;
  const [held] = await db
    .select({ id: envelopeFile.envelopeId })
    .from(envelopeFile)
    .where(eq(envelopeFile.fileHash, hash))
    .limit(1);
  return held !== undefined;
}

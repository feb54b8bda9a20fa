import { and, eq } from 'drizzle-orm';
import { anyOf } from '../../db/anyOf';
import { documentVersion } from '../../db/schema/documents';
import { envelope } from '../../db/schema/signing';
import type { Context } from '../../engine/acciones/context';
import { cancelSending } from '../signed';

/** This ends the wait for a signature of a file that is no longer the paper. */
export async function dropSignature(
  context: Context,
  documentId: number,
  reason: string,
): Promise<void> {
  const open = await context.db
    .select({ envelope })
    .from(envelope)
    .innerJoin(documentVersion, eq(documentVersion.id, envelope.documentVersionId))
    .where(
      and(
        eq(documentVersion.documentId, documentId),
        anyOf(envelope.state, ['draft', 'sending', 'sent']),
      ),
    )
    .for('update', { of: envelope });
  for (const held of open) await cancelSending(context, held.envelope, reason);
}

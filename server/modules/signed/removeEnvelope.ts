import { removeEnvelope } from '@contract/signed/envelopeAcciones';
import { eq } from 'drizzle-orm';
import { envelopeFile, envelopeSigner } from '../../db/schema/signing';
import { implement } from '../../engine/acciones/implement';
import { envelopesStore } from './envelopesStore';

export const removeEnvelopeHandler = implement(removeEnvelope, async (input, context) => {
  const { db } = context;
  const before = await envelopesStore.hold(context, input, 'remove');
  await db.delete(envelopeFile).where(eq(envelopeFile.envelopeId, before.id));
  await db.delete(envelopeSigner).where(eq(envelopeSigner.envelopeId, before.id));
  await envelopesStore.remove(context, before);
  return { ok: true as const };
});

import { removeEnvelope } from '@contract/signed/envelopeAcciones';
import { eq } from 'drizzle-orm';
import { envelope, envelopeFile, envelopeSigner } from '../../db/schema/signing';
import { implement } from '../../engine/acciones/implement';
import { heldEnvelope } from './heldEnvelope';
import { tellSigned } from './tellSigned';

export const removeEnvelopeHandler = implement(removeEnvelope, async (input, context) => {
  const { db, audit } = context;
  const before = await heldEnvelope(context, input, 'remove');
  await db.delete(envelopeFile).where(eq(envelopeFile.envelopeId, before.id));
  await db.delete(envelopeSigner).where(eq(envelopeSigner.envelopeId, before.id));
  await db.delete(envelope).where(eq(envelope.id, before.id));
  await audit({ entity: 'envelope', entityId: before.id, before });
  await tellSigned(context, []);
  return { ok: true as const };
});

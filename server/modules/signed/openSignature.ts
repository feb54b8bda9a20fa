import { openSignature } from '@contract/signed/signatureAcciones';
import { implement } from '../../engine/acciones/implement';
import { openSignature as open } from '../../engine/signing/openSignature';
import { presentSignature } from './presentSignature';
import { tellSigned } from './tellSigned';

export const openSignatureHandler = implement(openSignature, async ({ id }, context) => {
  const { db, audit } = context;
  const { personId } = await presentSignature(context, id);
  if (await open(db, id)) {
    await audit({ entity: 'signature', entityId: id, after: { state: 'opened' } });
    await tellSigned(context, [personId]);
  }
  return { ok: true as const };
});

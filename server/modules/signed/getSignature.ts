import { getSignature } from '@contract/signed/signatureAcciones';
import { implement } from '../../engine/acciones/implement';
import { presentSignature } from './presentSignature';

export const getSignatureHandler = implement(getSignature, ({ id }, context) =>
  presentSignature(context, id),
);

import { getSignature } from '@contract/signed/getSignature';
import { implement } from '../../engine/acciones/implement';
import { presentSignature } from './presentSignature';

export const getSignatureHandler = implement(getSignature, ({ id }, context) =>
  presentSignature(context, id),
);

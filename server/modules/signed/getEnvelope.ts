import { getEnvelope } from '@contract/signed/envelopeAcciones';
import { implement } from '../../engine/acciones/implement';
import { presentEnvelope } from './presentEnvelope';

export const getEnvelopeHandler = implement(getEnvelope, ({ id }, context) =>
  presentEnvelope(context, id),
);

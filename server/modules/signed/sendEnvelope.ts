import { sendEnvelope } from '@contract/signed/envelopeAcciones';
import { implement } from '../../engine/acciones/implement';
import { beginSending } from './beginSending';
import { heldEnvelope } from './heldEnvelope';
import { presentEnvelope } from './presentEnvelope';

export const sendEnvelopeHandler = implement(sendEnvelope, async (input, context) => {
  const before = await heldEnvelope(context, input, 'send');
  await beginSending(context, before);
  return presentEnvelope(context, before.id);
});

import { sendEnvelope } from '@contract/signed/sendEnvelope';
import { beginSending } from '../../signing/beginSending';
import { implement } from '../implement';
import { heldEnvelope } from './heldEnvelope';
import { presentEnvelope } from './presentEnvelope';

export const sendEnvelopeHandler = implement(sendEnvelope, async (input, context) => {
  const before = await heldEnvelope(context, input, 'send');
  await beginSending(context, before);
  return presentEnvelope(context, before.id);
});

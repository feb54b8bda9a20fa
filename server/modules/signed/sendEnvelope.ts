import { sendEnvelope } from '@contract/signed/envelopeAcciones';
import { implement } from '../../engine/acciones/implement';
import { beginSending } from './beginSending';
import { envelopesStore } from './envelopesStore';
import { presentEnvelope } from './presentEnvelope';

export const sendEnvelopeHandler = implement(sendEnvelope, async (input, context) => {
  const before = await envelopesStore.hold(context, input, 'send');
  await beginSending(context, before);
  return presentEnvelope(context, before.id);
});

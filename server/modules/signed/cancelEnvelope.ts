import { cancelEnvelope } from '@contract/signed/envelopeAcciones';
import { implement } from '../../engine/acciones/implement';
import { cancelSending } from './cancelSending';
import { envelopesStore } from './envelopesStore';
import { presentEnvelope } from './presentEnvelope';

export const cancelEnvelopeHandler = implement(
  cancelEnvelope,
  async ({ reason, ...asked }, context) => {
    const before = await envelopesStore.hold(context, asked, 'cancel');
    await cancelSending(context, before, reason);
    return presentEnvelope(context, before.id);
  },
);

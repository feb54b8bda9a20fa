import { cancelEnvelope } from '@contract/signed/cancelEnvelope';
import { cancelSending } from '../../signing/cancelSending';
import { implement } from '../implement';
import { heldEnvelope } from './heldEnvelope';
import { presentEnvelope } from './presentEnvelope';

export const cancelEnvelopeHandler = implement(
  cancelEnvelope,
  async ({ reason, ...asked }, context) => {
    const before = await heldEnvelope(context, asked, 'cancel');
    await cancelSending(context, before, reason);
    return presentEnvelope(context, before.id);
  },
);

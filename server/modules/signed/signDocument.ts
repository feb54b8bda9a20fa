import { signDocument } from '@contract/signed/signatureAcciones';
import { implement } from '../../engine/acciones/implement';
import { signPaper } from '../../engine/signing/signPaper';
import { presentSignature } from './presentSignature';
import { settleEnvelope } from './settleEnvelope';

// Its own transaction: a wrong password is counted although the signature is refused.
export const signDocumentHandler = implement(
  signDocument,
  async (input, context) => {
    // A receipt is signed elsewhere: only what an envelope holds is signed here.
    await presentSignature(context, input.id);
    return signPaper(context, signDocument, input, async (signed) => {
      await settleEnvelope(signed);
      return presentSignature({ ...context, db: signed.tools.db }, input.id);
    });
  },
  { transaction: false },
);

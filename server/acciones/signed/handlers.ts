import { cancelEnvelopeHandler } from './cancelEnvelope';
import { getEnvelopeHandler } from './getEnvelope';
import { getSignatureHandler } from './getSignature';
import { listEnvelopesHandler } from './listEnvelopes';
import { listSignaturesHandler } from './listSignatures';
import { openSignatureHandler } from './openSignature';
import { remindSignaturesHandler } from './remindSignatures';
import { removeEnvelopeHandler } from './removeEnvelope';
import { saveEnvelopeHandler } from './saveEnvelope';
import { sendEnvelopeHandler } from './sendEnvelope';
import { signDocumentHandler } from './signDocument';

/** One line each. */
export const signedHandlers = {
  cancelEnvelope: cancelEnvelopeHandler,
  getEnvelope: getEnvelopeHandler,
  getSignature: getSignatureHandler,
  listEnvelopes: listEnvelopesHandler,
  listSignatures: listSignaturesHandler,
  openSignature: openSignatureHandler,
  remindSignatures: remindSignaturesHandler,
  removeEnvelope: removeEnvelopeHandler,
  saveEnvelope: saveEnvelopeHandler,
  sendEnvelope: sendEnvelopeHandler,
  signDocument: signDocumentHandler,
};

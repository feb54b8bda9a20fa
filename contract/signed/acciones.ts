import { cancelEnvelope } from './cancelEnvelope';
import { getEnvelope } from './getEnvelope';
import { getSignature } from './getSignature';
import { listEnvelopes } from './listEnvelopes';
import { listSignatures } from './listSignatures';
import { openSignature } from './openSignature';
import { remindSignatures } from './remindSignatures';
import { removeEnvelope } from './removeEnvelope';
import { saveEnvelope } from './saveEnvelope';
import { sendEnvelope } from './sendEnvelope';
import { signDocument } from './signDocument';

/** One line each. */
export const signedAcciones = {
  cancelEnvelope,
  getEnvelope,
  getSignature,
  listEnvelopes,
  listSignatures,
  openSignature,
  remindSignatures,
  removeEnvelope,
  saveEnvelope,
  sendEnvelope,
  signDocument,
};

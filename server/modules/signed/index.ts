import { each, listHandler } from '../../engine/lists/listHandler';
import { defineModule } from '../../engine/module';
import { attendEnvelopes } from './attendEnvelopes';
import { cancelEnvelopeHandler } from './cancelEnvelope';
import { cancelEnvelopesBulk, cancelEnvelopesHandler } from './cancelEnvelopes';
import { envelopesList } from './envelopeQueries';
import { getEnvelopeHandler } from './getEnvelope';
import { getSignatureHandler } from './getSignature';
import { listEnvelopesHandler } from './listEnvelopes';
import { openSignatureHandler } from './openSignature';
import { opensPaperToSign } from './opensPaperToSign';
import { remindSignaturesBulk, remindSignaturesHandler } from './remindSignatures';
import { removeEnvelopeHandler } from './removeEnvelope';
import { saveEnvelopeHandler } from './saveEnvelope';
import { signedSeed } from './seed/signedSeed';
import { sendEnvelopeHandler } from './sendEnvelope';
import { sendEnvelopeJob } from './sendEnvelopeJob';
import { signaturesList, toSignatureRow } from './signatureQueries';
import { signaturesExport } from './signaturesExport';
import { signDocumentHandler } from './signDocument';
import { envelopesFind, signaturesFind } from './signedFinds';
import { envelopeName, signatureName } from './signedNames';
import { waitingSignatures } from './waitingSignatures';

// Other modules may call these.
export { beginSending } from './beginSending';
export { cancelSending } from './cancelSending';
export { sendsEnvelopes } from './signedScope';
export { writeEnvelopeParts } from './writeEnvelopeParts';

export const signedModule = defineModule({
  handlers: {
    cancelEnvelope: cancelEnvelopeHandler,
    cancelEnvelopes: cancelEnvelopesHandler,
    getEnvelope: getEnvelopeHandler,
    getSignature: getSignatureHandler,
    listEnvelopes: listEnvelopesHandler,
    listSignatures: listHandler(signaturesList, each(toSignatureRow)),
    openSignature: openSignatureHandler,
    remindSignatures: remindSignaturesHandler,
    removeEnvelope: removeEnvelopeHandler,
    saveEnvelope: saveEnvelopeHandler,
    sendEnvelope: sendEnvelopeHandler,
    signDocument: signDocumentHandler,
  },
  lists: [envelopesList, signaturesList],
  names: [envelopeName, signatureName],
  finds: [envelopesFind, signaturesFind],
  exports: [signaturesExport],
  bulk: [cancelEnvelopesBulk, remindSignaturesBulk],
  jobs: [sendEnvelopeJob],
  chores: [
    {
      name: 'attend-envelopes',
      title: 'Recordar las firmas que faltan y vencer las que no llegaron',
      cron: '25 * * * *',
      run: attendEnvelopes,
    },
  ],
  opens: [{ shown: 'own', may: opensPaperToSign }],
  seeds: [signedSeed],
  waiting: waitingSignatures,
});

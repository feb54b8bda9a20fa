import * as envelopes from './envelopeAcciones';
import * as signatures from './signatureAcciones';

export const signedAcciones = { ...envelopes, ...signatures };

import * as boards from './boardAcciones';
import * as corrections from './correctionAcciones';
import * as credentials from './credentialAcciones';
import * as kiosks from './kioskAcciones';
import * as ownCredentials from './ownCredentialAcciones';
import * as punches from './punchAcciones';

export const markingsAcciones = {
  ...boards,
  ...corrections,
  ...credentials,
  ...kiosks,
  ...ownCredentials,
  ...punches,
};

import {
  openSelfMade,
  selfMadeCertificate,
} from '../../server/engine/signing/certificate/selfMadeCertificate';

/** This certificate seals papers of tests. */
export const testCertificate = async (organisation: string) =>
  openSelfMade(await selfMadeCertificate(organisation));

import {
  openSelfMade,
  selfMadeCertificate,
} from '../../server/engine/signing/certificate/selfMadeCertificate';

/** What papers of a test are sealed with. */
export const testCertificate = async (organisation: string) =>
  openSelfMade(await selfMadeCertificate(organisation));

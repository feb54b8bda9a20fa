import { createPrivateKey, X509Certificate } from 'node:crypto';
import type { SealingCertificate } from '../../server/engine/signing/certificate/sealingCertificate';
import { selfMadeCertificate } from '../../server/engine/signing/certificate/selfMadeCertificate';

/** What papers of a test are sealed with. */
export async function testCertificate(organisation: string): Promise<SealingCertificate> {
  const made = await selfMadeCertificate(organisation);
  return {
    key: createPrivateKey(made.key),
    certificate: new X509Certificate(made.certificate).raw,
    chain: [],
    selfMade: true,
    licensed: false,
  };
}

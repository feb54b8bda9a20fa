import { createPrivateKey, X509Certificate } from 'node:crypto';
import type { SealingCertificate } from '../../server/engine/signing/certificate/sealingCertificate';
import { selfMadeCertificate } from '../../server/engine/signing/certificate/selfMadeCertificate';

/** Made for one run and forgotten with it. */
export async function corpusCertificate(): Promise<SealingCertificate> {
  const made = await selfMadeCertificate('Prueba de PDF');
  return {
    key: createPrivateKey(made.key),
    certificate: new X509Certificate(made.certificate).raw,
    chain: [],
    selfMade: true,
    licensed: false,
  };
}

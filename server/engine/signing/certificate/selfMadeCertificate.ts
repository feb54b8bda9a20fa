import { createPrivateKey, generateKeyPair, X509Certificate } from 'node:crypto';
import { promisify } from 'node:util';
import forge from 'node-forge';
import { clock } from '../../time/clock';
import { newSerial } from './newSerial';
import type { SealingCertificate } from './sealingCertificate';

const YEARS = 10;
const newKeys = promisify(generateKeyPair);

export interface SelfMade {
  key: string;
  certificate: string;
}

/** A key and the certificate that says whose it is, by the key itself; both as PEM. */
export async function selfMadeCertificate(
  organisation: string,
  since = clock.now(),
): Promise<SelfMade> {
  const { privateKey } = await newKeys('rsa', {
    modulusLength: 3072,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  const key = forge.pki.privateKeyFromPem(privateKey);
  const certificate = forge.pki.createCertificate();
  certificate.publicKey = forge.pki.setRsaPublicKey(key.n, key.e);
  certificate.serialNumber = newSerial();
  certificate.validity.notBefore = since;
  certificate.validity.notAfter = clock.now();
  certificate.validity.notAfter.setFullYear(clock.now().getFullYear() + YEARS);
  const name = [
    {
      shortName: 'CN',
      value: organisation,
      valueTagClass: forge.asn1.Type.UTF8 as unknown as forge.asn1.Class,
    },
    { shortName: 'C', value: 'AR' },
  ];
  certificate.setSubject(name);
  certificate.setIssuer(name);
  certificate.setExtensions([
    { name: 'basicConstraints', cA: false, critical: true },
    { name: 'keyUsage', digitalSignature: true, nonRepudiation: true, critical: true },
    { name: 'subjectKeyIdentifier' },
  ]);
  certificate.sign(key, forge.md.sha256.create());
  return { key: privateKey, certificate: forge.pki.certificateToPem(certificate) };
}

export const openSelfMade = ({ key, certificate }: SelfMade): SealingCertificate => ({
  key: createPrivateKey(key),
  certificate: new X509Certificate(certificate).raw,
  chain: [],
  selfMade: true,
  licensed: false,
});

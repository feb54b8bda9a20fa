import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import forge from 'node-forge';
import { selfMadeCertificate } from '../../server/engine/signing/certificate/selfMadeCertificate';

interface P12 {
  name: string;
  /** The issuer that signs it; null: it signs itself. */
  issuer: string | null;
  algorithm: '3des' | 'aes256';
  password: string;
}

/** A .p12 as a provider hands it out. */
export async function p12File(folder: string, { name, issuer, algorithm, password }: P12) {
  const made = await selfMadeCertificate(name);
  const key = forge.pki.privateKeyFromPem(made.key);
  const certificate = forge.pki.certificateFromPem(made.certificate);
  if (issuer) {
    certificate.setIssuer([{ shortName: 'CN', value: issuer }]);
    certificate.sign(key, forge.md.sha256.create());
  }
  const asn1 = forge.pkcs12.toPkcs12Asn1(key, [certificate], password, { algorithm });
  const file = path.join(folder, `${name}.p12`);
  await writeFile(file, Buffer.from(forge.asn1.toDer(asn1).getBytes(), 'binary'));
  return file;
}

import { createHash, verify, X509Certificate } from 'node:crypto';
import { type Asn1, bytesOf, fromDer, isTagged, oidOf, partsOf, set, toDer } from './asn1';
import { oids } from './oids';

export interface CheckedSignature {
  /** It is over this very content, by the key of this certificate. */
  holds: boolean;
  certificate: Buffer;
  /** All of it as it is written when it is written plainly; what follows in the file is none of it. */
  der: Buffer;
}

const attributeOf = (attributes: Asn1[], name: string) => {
  const found = attributes.find((part) => oidOf(partsOf(part)[0]) === name);
  return partsOf(partsOf(found)[1])[0];
};

/** The certificate that the signed digest names: another one with the same key would be another signer. */
function namedCertificate(certificates: Asn1[], attributes: Asn1[]): Buffer | undefined {
  const ids = partsOf(partsOf(attributeOf(attributes, oids.signingCertificateV2))[0]);
  const digest = bytesOf(partsOf(ids[0]).at(0));
  return certificates
    .map(toDer)
    .find((certificate) => createHash('sha256').update(certificate).digest().equals(digest));
}

/** Reads a detached signature over a SHA-256 as `detachedSignature` writes it; anything else does not hold. */
export function checkSignature(der: Uint8Array, digest: Uint8Array): CheckedSignature | null {
  const whole = fromDer(der);
  const [type, wrapped] = partsOf(whole);
  if (oidOf(type) !== oids.signedData) return null;
  const parts = partsOf(partsOf(wrapped)[0]);
  const certificates = partsOf(parts.find(isTagged));
  const signer = partsOf(partsOf(parts.at(-1))[0]);
  const attributes = partsOf(signer.find(isTagged));
  const certificate = namedCertificate(certificates, attributes);
  if (!certificate) return null;
  const signature = bytesOf(signer[5]);
  const { publicKey } = new X509Certificate(certificate);
  const holds =
    bytesOf(attributeOf(attributes, oids.messageDigest)).equals(digest) &&
    verify('sha256', toDer(set(...attributes)), publicKey, signature);
  return { holds, certificate, der: toDer(whole) };
}

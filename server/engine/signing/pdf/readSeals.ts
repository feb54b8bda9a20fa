import { createHash, verify, X509Certificate } from 'node:crypto';
import { fingerprintOf } from '../certificate/sealingCertificate';
import { type Asn1, bytesOf, fromDer, isTagged, oidOf, partsOf, set, toDer } from '../cms/asn1';
import { oids } from '../cms/oids';

export interface ReadSeal {
  /** The bytes that it covers are exactly those that were signed. */
  holds: boolean;
  /** Its own bytes, which it does not cover, are written as we write them: nothing hides in them. */
  exact: boolean;
  /** The fingerprint of the certificate that signed. */
  fingerprint: string;
  /** The holder that the certificate names: "Frigorífico Ñandú S.A.". */
  subject: string;
  /** How far into the file it reaches. */
  until: number;
}

const shape = /\/ByteRange\s*\[\s*(\d{1,12})\s+(\d{1,12})\s+(\d{1,12})\s+(\d{1,12})\s*\]/g;
const MOST_SEALS = 100;
/** Many seals over one thick file would keep a processor busy for as long as somebody likes. */
const MOST_HASHED = 600_000_000;

/** The gap is the signature in hexadecimal and nothing else: whatever else stood there would be signed by nobody. */
function signatureIn(gap: Buffer): { der: Buffer; lower: boolean } | null {
  const text = gap.toString('latin1');
  if (!/^<(?:[0-9a-f]{2})+>$/i.test(text)) return null;
  return { der: Buffer.from(text.slice(1, -1), 'hex'), lower: !/[A-F]/.test(text) };
}

const NEAR = 70_000;
const contents = /\/Contents\s*<([0-9a-f]{400,})>/i;

/** This finds the signer of a seal that is not where it says: a file that was moved by a byte has its seals all the same. */
function displaced(bytes: Buffer, at: number): Pick<ReadSeal, 'fingerprint' | 'subject'> | null {
  const near = bytes.toString('latin1', Math.max(0, at - NEAR), at + NEAR);
  const letters = contents.exec(near)?.[1];
  if (letters === undefined) return null;
  try {
    const checked = checkSignature(Buffer.from(letters, 'hex'), Buffer.alloc(0));
    return checked && signerOf(checked.certificate);
  } catch {
    // Bytes from anywhere.
    return null;
  }
}

const commonName = (subject: string) => /^(?:CN|O)=(.+)$/m.exec(subject)?.[1] ?? subject;

const signerOf = (certificate: Buffer) => ({
  fingerprint: fingerprintOf(certificate),
  subject: commonName(new X509Certificate(certificate).subject),
});

function readSeal(bytes: Buffer, [from, first, second, rest]: readonly number[]): ReadSeal {
  const until = (second ?? 0) + (rest ?? 0);
  const broken = { holds: false, exact: false, fingerprint: '', subject: '', until };
  if (from !== 0 || first === undefined || second === undefined || first >= second) return broken;
  if (until > bytes.length) return broken;
  const found = signatureIn(bytes.subarray(first, second));
  if (!found) return broken;
  const digest = createHash('sha256')
    .update(bytes.subarray(0, first))
    .update(bytes.subarray(second, until))
    .digest();
  try {
    const checked = checkSignature(found.der, digest);
    if (!checked) return broken;
    const { certificate, holds, der } = checked;
    const plain = found.der.subarray(0, der.length).equals(der);
    const padding = found.der.subarray(der.length);
    return {
      holds,
      exact: found.lower && plain && padding.every((byte) => byte === 0),
      ...signerOf(certificate),
      until,
    };
  } catch {
    // Bytes from anywhere: what cannot even be read does not hold.
    return broken;
  }
}

/** Every seal of a file, in the order in which they stand in it. */
export function readSeals(bytes: Buffer): ReadSeal[] {
  const seals: ReadSeal[] = [];
  let hashed = 0;
  for (const match of bytes.toString('latin1').matchAll(shape)) {
    const numbers = match.slice(1).map(Number);
    hashed += (numbers[1] ?? 0) + (numbers[3] ?? 0);
    if (seals.length >= MOST_SEALS || hashed > MOST_HASHED) break;
    const seal = readSeal(bytes, numbers);
    seals.push(seal.fingerprint ? seal : { ...seal, ...displaced(bytes, match.index) });
  }
  return seals;
}

interface CheckedSignature {
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
function checkSignature(der: Uint8Array, digest: Uint8Array): CheckedSignature | null {
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

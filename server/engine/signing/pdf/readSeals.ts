import { createHash, X509Certificate } from 'node:crypto';
import { fingerprintOf } from '../certificate/sealingCertificate';
import { checkSignature } from '../cms/checkSignature';

export interface ReadSeal {
  /** What it covers is byte by byte what was signed. */
  holds: boolean;
  /** Its own bytes, which it does not cover, are written as we write them: nothing hides in them. */
  exact: boolean;
  /** Of the certificate that signed. */
  fingerprint: string;
  /** Whom that certificate names: "Frigorífico Ñandú S.A.". */
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

const commonName = (subject: string) => /^(?:CN|O)=(.+)$/m.exec(subject)?.[1] ?? subject;

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
      fingerprint: fingerprintOf(certificate),
      subject: commonName(new X509Certificate(certificate).subject),
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
    seals.push(readSeal(bytes, numbers));
  }
  return seals;
}

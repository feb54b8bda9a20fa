import { X509Certificate } from 'node:crypto';
import { fingerprintOf } from '../certificate/sealingCertificate';
import { checkSignature } from '../cms/checkSignature';

export interface ReadSeal {
  /** What it covers is byte by byte what was signed. */
  holds: boolean;
  /** Of the certificate that signed. */
  fingerprint: string;
  subject: string;
  /** How far into the file it reaches. */
  until: number;
}

const shape = /\/ByteRange\s*\[\s*(\d{1,12})\s+(\d{1,12})\s+(\d{1,12})\s+(\d{1,12})\s*\]/g;
const MOST = 200;

/** The gap is the signature in hexadecimal and nothing else: whatever else stood there would be signed by nobody. */
function signatureIn(gap: Buffer): Buffer | null {
  const text = gap.toString('latin1');
  return /^<[0-9a-f]+>$/i.test(text) ? Buffer.from(text.slice(1, -1), 'hex') : null;
}

function readSeal(bytes: Buffer, numbers: number[]): ReadSeal {
  const [from = 1, first = 0, second = 0, rest = 0] = numbers;
  const until = second + rest;
  const broken = { holds: false, fingerprint: '', subject: '', until };
  if (from !== 0 || first >= second || until > bytes.length) return broken;
  const signature = signatureIn(bytes.subarray(first, second));
  if (!signature) return broken;
  const content = Buffer.concat([bytes.subarray(0, first), bytes.subarray(second, until)]);
  try {
    const checked = checkSignature(signature, content);
    if (!checked) return broken;
    const { subject } = new X509Certificate(checked.certificate);
    return {
      holds: checked.holds,
      fingerprint: fingerprintOf(checked.certificate),
      subject,
      until,
    };
  } catch {
    // Bytes from anywhere: what cannot even be read does not hold.
    return broken;
  }
}

/** Every seal of a file, in the order in which they stand in it. */
export function readSeals(file: Uint8Array): ReadSeal[] {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  const found = [...bytes.toString('latin1').matchAll(shape)].slice(0, MOST);
  return found.map((match) => readSeal(bytes, match.slice(1).map(Number)));
}

/** The last one covers the whole file, and all of them hold. */
export const isWhole = (file: Uint8Array, seals: readonly ReadSeal[]): boolean =>
  seals.length > 0 &&
  seals.every(({ holds }) => holds) &&
  seals.some(({ until }) => until === file.byteLength);

import type { SealingCertificate } from '../certificate/sealingCertificate';
import { detachedSignature } from '../cms/detachedSignature';
import type { Stamp } from '../proofs/timeStamp';
import type { Filled } from './fillField';

const ROOM = 6000;
/** For the word of an authority and its certificates. */
const STAMP_ROOM = 16_000;

/** Asks an authority when a signature was made; null where it does not answer. */
export type Stamping = (signature: Uint8Array) => Promise<Stamp | null>;

/** A file with its seal, and who says when it was made. */
export interface Sealed {
  bytes: Uint8Array;
  stampedBy: string | null;
}

/** Bytes to keep for the signature: the certificates that go into it, and the rest of it. */
export const roomFor = ({ chain }: SealingCertificate, stamping: Stamping | undefined): number =>
  ROOM + (stamping ? STAMP_ROOM : 0) + chain.reduce((sum, one) => sum + one.length, 0);

/** Signs the digest of a file that was filled in, and writes the signature in the place kept for it. */
export async function sealFilled(
  { bytes, at, room, digest }: Filled,
  certificate: SealingCertificate,
  stamping: Stamping | undefined,
): Promise<Sealed> {
  const { der, stampedBy } = await detachedSignature(digest, certificate, stamping);
  const signature = der.toString('hex');
  if (signature.length > room * 2) throw new Error('the signature does not fit');
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).write(signature, at, 'latin1');
  return { bytes, stampedBy };
}

import type { SealingCertificate } from '../certificate/sealingCertificate';
import { detachedSignature } from '../cms/detachedSignature';
import type { Filled } from './fillField';

const ROOM = 6000;

/** Bytes to keep for the signature: the certificates that go into it, and the rest of it. */
export const roomFor = ({ chain }: SealingCertificate): number =>
  ROOM + chain.reduce((sum, one) => sum + one.length, 0);

/** Signs the digest of a file that was filled in, and writes the signature in the place kept for it. */
export async function sealFilled(
  { bytes, at, room, digest }: Filled,
  certificate: SealingCertificate,
): Promise<Uint8Array> {
  const signature = (await detachedSignature(digest, certificate)).toString('hex');
  if (signature.length > room * 2) throw new Error('the signature does not fit');
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).write(signature, at, 'latin1');
  return bytes;
}

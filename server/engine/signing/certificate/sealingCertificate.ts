import { createHash, type KeyObject } from 'node:crypto';

/** The organisation seals papers with this. */
export interface SealingCertificate {
  key: KeyObject;
  /** DER, as it goes into every seal. */
  certificate: Buffer;
  /** The certificates that vouch for it, nearest first; none if it is self-made. */
  chain: readonly Buffer[];
  /** Made here: nobody else vouches for who signs. */
  selfMade: boolean;
  /** The organisation says that a licensed provider issued it; never of one made here. */
  licensed: boolean;
}

export const fingerprintOf = (certificate: Uint8Array): string =>
  createHash('sha256').update(certificate).digest('hex');

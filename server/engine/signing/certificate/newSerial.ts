import { randomBytes } from 'node:crypto';

/** A number that nobody can guess, as ASN.1 wants it: positive, and without a zero in front that OpenSSL refuses. */
export function newSerial(random = randomBytes(16)): string {
  const [first = 0, ...rest] = random;
  return Buffer.from([(first & 0x3f) | 0x40, ...rest]).toString('hex');
}

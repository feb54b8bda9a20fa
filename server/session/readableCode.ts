import { randomInt } from 'node:crypto';

// No 0/O or 1/I: somebody reads it from one screen and types it on another.
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** `ABCD-EFGH-JKLM`: sixty bits that a person can dictate. */
export function readableCode(): string {
  const letters = Array.from({ length: 12 }, () => alphabet.charAt(randomInt(alphabet.length)));
  return [0, 4, 8].map((from) => letters.slice(from, from + 4).join('')).join('-');
}

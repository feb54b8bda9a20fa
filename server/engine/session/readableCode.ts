import { randomInt } from 'node:crypto';

// No 0/O or 1/I: somebody reads it from one screen and types it on another.
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** `ABCD-EFGH-JKLM`: twenty bits a group, that a person can dictate. */
export function readableCode(groups = 3): string {
  const letter = () => alphabet.charAt(randomInt(alphabet.length));
  return Array.from({ length: groups }, () => `${letter()}${letter()}${letter()}${letter()}`).join(
    '-',
  );
}

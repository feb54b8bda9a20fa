import { createHash, randomBytes } from 'node:crypto';

const PREFIX = 'anden_';

/** 256 random bits, with a beginning by which programs that look for leaked secrets know it. */
export const newProgramKey = (): string => PREFIX + randomBytes(32).toString('base64url');

/** No slow hash is needed: nobody guesses so many bits. */
export const hashProgramKey = (key: string): string =>
  createHash('sha256').update(key).digest('hex');

export const isProgramKey = (bearer: string): boolean => bearer.startsWith(PREFIX);

/** The beginning of a key, which is shown afterwards. */
export const hintOf = (key: string): string => `${key.slice(0, PREFIX.length + 4)}…`;

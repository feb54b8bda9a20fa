import { createHash, randomBytes } from 'node:crypto';

/** A token that nobody guesses; its holder reads the calendar, so only its hash is kept. */
export const newCalendarToken = () => randomBytes(32).toString('base64url');

export const hashCalendarToken = (token: string) =>
  createHash('sha256').update(token).digest('hex');

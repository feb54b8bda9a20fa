import { createHash, randomBytes } from 'node:crypto';

/** A code is so long that no guess meets it, and so short that an address and a QR carry it. */
export const newCode = () => randomBytes(16).toString('base64url');

/** The candidate's own code is kept as its trace alone: who reads the database cannot come in with it. */
export const traceOf = (code: string) => createHash('sha256').update(code).digest('hex');

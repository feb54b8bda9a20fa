import { createHash } from 'node:crypto';

/** "SHA256:…", as OpenSSH prints the key of a server. */
export const printOf = (key: Buffer): string =>
  `SHA256:${createHash('sha256').update(key).digest('base64').replace(/=+$/, '')}`;

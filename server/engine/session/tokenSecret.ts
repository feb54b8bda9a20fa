import { randomBytes } from 'node:crypto';
import type { Db } from '../../db/Db';
import { sharedSecret } from './sharedSecret';

/** Every process accepts every other's tokens. */
export const tokenSecret = async (db: Db): Promise<Uint8Array> =>
  Buffer.from(
    await sharedSecret(db, 'session-tokens', () => randomBytes(48).toString('base64')),
    'base64',
  );

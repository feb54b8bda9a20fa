import {
  createPrivateKey,
  generateKeyPairSync,
  type JsonWebKey,
  type KeyObject,
} from 'node:crypto';
import { SignJWT } from 'jose';
import type { Db } from '../../db/Db';
import { sharedSecret } from '../session/sharedSecret';
import { machineMs } from '../time/machineTime';

/** Push services know this server by these: each subscription is made for its public key, and takes from no other. */
export interface PushKeys {
  /** The key in the form with which a browser subscribes. */
  publicKey: string;
  privateKey: KeyObject;
}

const make = (): string => {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  return JSON.stringify(privateKey.export({ format: 'jwk' }));
};

/** In the database, and so in its copies: with other keys every device would have to subscribe anew. */
export async function pushKeys(db: Db): Promise<PushKeys> {
  const jwk = JSON.parse(await sharedSecret(db, 'push-keys', make)) as JsonWebKey;
  const part = (text = '') => Buffer.from(text, 'base64url');
  const point = Buffer.concat([Buffer.of(4), part(jwk.x), part(jwk.y)]);
  return {
    publicKey: point.toString('base64url'),
    privateKey: createPrivateKey({ key: jwk, format: 'jwk' }),
  };
}

const KEPT_MS = 12 * 3_600_000;

/** Says to a push service who writes, and whom it may ask about it (RFC 8292); by the machine's time, as that service checks it. */
export async function vapid(
  { publicKey, privateKey }: PushKeys,
  endpoint: URL,
  contact: string,
): Promise<string> {
  const token = await new SignJWT()
    .setProtectedHeader({ alg: 'ES256', typ: 'JWT' })
    .setAudience(endpoint.origin)
    .setExpirationTime(new Date(machineMs() + KEPT_MS))
    .setSubject(contact)
    .sign(privateKey);
  return `vapid t=${token}, k=${publicKey}`;
}

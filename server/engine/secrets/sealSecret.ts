import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { Db } from '../../db/Db';
import { sharedSecret } from '../session/sharedSecret';

/** The name of the key in the table of the server's secrets; a copy that is not encrypted leaves it out. */
export const sealingKeyName = 'sealing-key';

const MARK = 'v1.';
const NONCE = 12;
const TAG = 16;

const sealingKey = async (db: Db): Promise<Buffer> =>
  Buffer.from(
    await sharedSecret(db, sealingKeyName, () => randomBytes(32).toString('base64')),
    'base64',
  );

/** Encrypts what another system gave us and has to be given back to it. `purpose` ties it to its column, so that it opens nowhere else. */
export async function sealSecret(db: Db, purpose: string, plain: string): Promise<string> {
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv('aes-256-gcm', await sealingKey(db), nonce);
  cipher.setAAD(Buffer.from(purpose));
  const sealed = [nonce, cipher.update(plain, 'utf8'), cipher.final(), cipher.getAuthTag()];
  return MARK + Buffer.concat(sealed).toString('base64url');
}

/** Null where it was sealed by another installation, for another purpose, or was changed since. */
export async function openSecret(db: Db, purpose: string, sealed: string): Promise<string | null> {
  const bytes = Buffer.from(sealed.slice(MARK.length), 'base64url');
  if (!sealed.startsWith(MARK) || bytes.length < NONCE + TAG) return null;
  const key = await sealingKey(db);
  try {
    const open = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE), {
      authTagLength: TAG,
    });
    open.setAAD(Buffer.from(purpose));
    open.setAuthTag(bytes.subarray(-TAG));
    return Buffer.concat([open.update(bytes.subarray(NONCE, -TAG)), open.final()]).toString();
  } catch {
    return null;
  }
}

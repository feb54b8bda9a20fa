import { createCipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from 'node:crypto';

/** A browser gives this to those who may write to it. */
export interface PushReader {
  p256dh: string;
  auth: string;
}

const RECORD = 4096;
/** Says that no other record follows. */
const LAST = Buffer.of(2);

const ephemeral = (): ECDH => {
  const keys = createECDH('prime256v1');
  keys.generateKeys();
  return keys;
};

const derived = (secret: Buffer, salt: Buffer, info: Buffer | string, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));

/** False for a key that is no point of the curve. */
export function isReadable(reader: PushReader): boolean {
  try {
    return encryptPush(reader, Buffer.alloc(0)).length > 0;
  } catch {
    return false;
  }
}

/** So that the browser alone can read it, and the push service in between cannot (RFC 8291, aes128gcm of RFC 8188). */
export function encryptPush(
  reader: PushReader,
  content: Buffer,
  salt = randomBytes(16),
  keys = ephemeral(),
): Buffer {
  const theirs = Buffer.from(reader.p256dh, 'base64url');
  const ours = keys.getPublicKey();
  const both = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, ours]);
  const auth = Buffer.from(reader.auth, 'base64url');
  const secret = derived(keys.computeSecret(theirs), auth, both, 32);
  const key = derived(secret, salt, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = derived(secret, salt, 'Content-Encoding: nonce\0', 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const sealed = [cipher.update(content), cipher.update(LAST), cipher.final(), cipher.getAuthTag()];
  const head = Buffer.alloc(5);
  head.writeUInt32BE(RECORD);
  head.writeUInt8(ours.length, 4);
  return Buffer.concat([salt, head, ours, ...sealed]);
}

import {
  createCipheriv,
  createDecipheriv,
  randomBytes,
  type ScryptOptions,
  scrypt,
} from 'node:crypto';
import { Transform } from 'node:stream';
import { Fault } from '../http/fault';

// The file: mark, salt, then pieces of a mebibyte, each sealed by itself, so that nothing is ever whole in memory.
const MARK = Buffer.from('ANDEN-CIFRADO-1\n');
const SALT = 16;
const PIECE = 1024 * 1024;
const TAG = 16;
// Half a second and 128 MB for each guess at the phrase.
const cost: ScryptOptions = { N: 2 ** 17, r: 8, p: 1, maxmem: 256 * 1024 * 1024 };

const HEADER = MARK.length + SALT;

export interface BackupKey {
  salt: Buffer;
  key: Buffer;
}

const derive = (phrase: string, salt: Buffer) =>
  new Promise<Buffer>((resolve, reject) =>
    scrypt(phrase.normalize('NFKC'), salt, 32, cost, (error, key) =>
      error ? reject(error) : resolve(key),
    ),
  );

/** A key for one file alone: another salt each time. */
export async function newBackupKey(phrase: string): Promise<BackupKey> {
  const salt = randomBytes(SALT);
  return { salt, key: await derive(phrase, salt) };
}

/** Its number and whether it is the last: none can be left out, moved or cut off unnoticed. */
function nonceOf(piece: number, last: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUIntBE(piece, 5, 6);
  nonce[11] = last ? 1 : 0;
  return nonce;
}

const refused = () =>
  new Fault(
    422,
    'copia_danada',
    'La frase no es la de esta copia, o el archivo está dañado. No se cambió nada.',
  );

/** Gathers what flows into pieces of one size and hands each on, saying which is the last. */
function inPieces(size: number, turn: (piece: Buffer, number: number, last: boolean) => Buffer) {
  let held: Buffer[] = [];
  let length = 0;
  let number = 0;
  const take = (last: boolean): Buffer => {
    const all = Buffer.concat(held);
    const piece = all.subarray(0, size);
    held = [all.subarray(piece.length)];
    length -= piece.length;
    number += 1;
    return turn(piece, number - 1, last);
  };
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      held.push(chunk);
      length += chunk.length;
      try {
        // The last is known only when nothing follows, so that one is always kept back.
        while (length > size) this.push(take(false));
        done();
      } catch (error) {
        done(error as Error);
      }
    },
    flush(done) {
      try {
        this.push(take(true));
        done();
      } catch (error) {
        done(error as Error);
      }
    },
  });
}

/** A copy flows through this to become one that only the phrase opens. */
export function encrypting({ salt, key }: BackupKey): Transform {
  const header = Buffer.concat([MARK, salt]);
  const stream = inPieces(PIECE, (piece, number, last) => {
    const cipher = createCipheriv('aes-256-gcm', key, nonceOf(number, last));
    cipher.setAAD(header);
    return Buffer.concat([cipher.update(piece), cipher.final(), cipher.getAuthTag()]);
  });
  stream.push(header);
  return stream;
}

/** How long a copy of so many bytes is once it is encrypted. */
export const encryptedSize = (bytes: number) =>
  HEADER + bytes + TAG * Math.max(1, Math.ceil(bytes / PIECE));

export const isEncrypted = (start: Uint8Array) =>
  MARK.equals(Buffer.from(start).subarray(0, MARK.length));

export const ENCRYPTED_HEADER = HEADER;

/** This decrypts everything after the header of a copy. */
export async function decrypting(start: Buffer, phrase: string): Promise<Transform> {
  const header = start.subarray(0, HEADER);
  const key = await derive(phrase, header.subarray(MARK.length));
  return inPieces(PIECE + TAG, (piece, number, last) => {
    if (piece.length < TAG) throw refused();
    const open = createDecipheriv('aes-256-gcm', key, nonceOf(number, last));
    open.setAAD(header);
    open.setAuthTag(piece.subarray(-TAG));
    try {
      return Buffer.concat([open.update(piece.subarray(0, -TAG)), open.final()]);
    } catch {
      throw refused();
    }
  });
}

import { createHash } from 'node:crypto';
import { EncryptJWT, jwtDecrypt } from 'jose';
import { clock } from '../time/clock';
import type { BackupKey } from './encryption';

interface Ticket {
  name: string;
  accountId: number;
  key: BackupKey;
}

const GOOD_MS = 5 * 60_000;
const issuer = 'anden-copias';
const keyOf = (secret: Uint8Array) => createHash('sha256').update(issuer).update(secret).digest();

/** A download takes this ticket instead of the phrase: only this server can read it, and not for long. */
export function sealTicket(secret: Uint8Array, { name, accountId, key }: Ticket): Promise<string> {
  return new EncryptJWT({ name, salt: key.salt.toString('hex'), key: key.key.toString('hex') })
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .setSubject(String(accountId))
    .setIssuer(issuer)
    .setIssuedAt(clock.now())
    .setExpirationTime(new Date(clock.ms() + GOOD_MS))
    .encrypt(keyOf(secret));
}

/** Null for whatever is not one of ours that is still good. */
export async function openTicket(secret: Uint8Array, text: string): Promise<Ticket | null> {
  try {
    const { payload } = await jwtDecrypt(text, keyOf(secret), {
      issuer,
      currentDate: clock.now(),
      keyManagementAlgorithms: ['dir'],
      contentEncryptionAlgorithms: ['A256GCM'],
    });
    const key = {
      salt: Buffer.from(String(payload.salt), 'hex'),
      key: Buffer.from(String(payload.key), 'hex'),
    };
    return { name: String(payload.name), accountId: Number(payload.sub), key };
  } catch {
    return null;
  }
}

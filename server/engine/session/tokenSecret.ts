import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { serverSecret } from '../../db/schema/session';

const name = 'session-tokens';

/** Made once per database, so that every process accepts every other's tokens. */
export async function tokenSecret(db: Db): Promise<Uint8Array> {
  await db
    .insert(serverSecret)
    .values({ name, value: randomBytes(48).toString('base64') })
    .onConflictDoNothing();
  const [row] = await db.select().from(serverSecret).where(eq(serverSecret.name, name));
  if (!row) throw new Error('the token secret is gone');
  return Buffer.from(row.value, 'base64');
}

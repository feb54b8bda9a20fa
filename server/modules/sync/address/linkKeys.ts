import { eq } from 'drizzle-orm';
import type { Db } from '../../../db/Db';
import { linkKey } from '../../../db/schema/sync';
import { openSecret, sealSecret } from '../../../engine/secrets/sealSecret';

const purposeOf = (linkId: number) => `link.key.${linkId}`;

export async function forgetLinkKey(db: Db, linkId: number): Promise<void> {
  await db.delete(linkKey).where(eq(linkKey.linkId, linkId));
}

export async function keepLinkKey(db: Db, linkId: number, key: string): Promise<void> {
  const sealed = await sealSecret(db, purposeOf(linkId), key);
  await db
    .insert(linkKey)
    .values({ linkId, sealed })
    .onConflictDoUpdate({ target: linkKey.linkId, set: { sealed } });
}

/** Null where none was given, or where a copy without the server's own key was restored. */
export async function keyOfLink(db: Db, linkId: number): Promise<string | null> {
  const [row] = await db.select().from(linkKey).where(eq(linkKey.linkId, linkId));
  return row ? openSecret(db, purposeOf(linkId), row.sealed) : null;
}

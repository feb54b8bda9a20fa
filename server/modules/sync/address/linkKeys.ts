import type { LinkSecret } from '@contract/sync/linkSecret';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../../db/Db';
import { linkKey } from '../../../db/schema/sync';
import { openSecret, sealSecret } from '../../../engine/secrets/sealSecret';

export type LinkSecrets = Record<LinkSecret, string | null>;

export const noSecrets: LinkSecrets = { key: null, token: null, login: null };

const purposeOf = (linkId: number, secret: LinkSecret) => `link.${secret}.${linkId}`;

export async function forgetLinkKey(db: Db, linkId: number, secret: LinkSecret): Promise<void> {
  await db.delete(linkKey).where(and(eq(linkKey.linkId, linkId), eq(linkKey.secret, secret)));
}

export async function keepLinkKey(
  db: Db,
  linkId: number,
  secret: LinkSecret,
  plain: string,
): Promise<void> {
  const sealed = await sealSecret(db, purposeOf(linkId, secret), plain);
  await db
    .insert(linkKey)
    .values({ linkId, secret, sealed })
    .onConflictDoUpdate({ target: [linkKey.linkId, linkKey.secret], set: { sealed } });
}

/** Null where one was not given, or where a copy without the server's own key was restored. */
export async function secretsOfLink(db: Db, linkId: number): Promise<LinkSecrets> {
  const rows = await db.select().from(linkKey).where(eq(linkKey.linkId, linkId));
  const secrets = { ...noSecrets };
  for (const { secret, sealed } of rows) {
    secrets[secret] = await openSecret(db, purposeOf(linkId, secret), sealed);
  }
  return secrets;
}

import { eq, lte, sql } from 'drizzle-orm';
import type { Db } from '../../../db/Db';
import { webhookSecret } from '../../../db/schema/webhooks';
import { openSecret, sealSecret } from '../../../engine/secrets/sealSecret';
import { clock } from '../../../engine/time/clock';
import { newWebhookSecret } from './signWebhook';

const purposeOf = (webhookId: number) => `webhook.secret.${webhookId}`;

/** Makes one, keeps it sealed, and answers it for the only time that it is shown. The one before serves for so many hours. */
export async function giveSecret(db: Db, webhookId: number, overlapHours = 0): Promise<string> {
  const plain = newWebhookSecret();
  const secret = await sealSecret(db, purposeOf(webhookId), plain);
  const older =
    overlapHours > 0
      ? {
          previous: sql`${webhookSecret.secret}`,
          previousUntil: sql`anden_now() + make_interval(hours => ${overlapHours})`,
        }
      : { previous: null, previousUntil: null };
  await db
    .insert(webhookSecret)
    .values({ webhookId, secret })
    .onConflictDoUpdate({ target: webhookSecret.webhookId, set: { secret, ...older } });
  return plain;
}

/** Answers the newest secret first, then the former one while it is still valid; a backup that was restored without its key has none. */
export async function secretsOf(db: Db, webhookId: number): Promise<string[]> {
  const [row] = await db.select().from(webhookSecret).where(eq(webhookSecret.webhookId, webhookId));
  if (!row) return [];
  const { secret, previous, previousUntil } = row;
  const serves = previous !== null && previousUntil !== null && previousUntil > clock.now();
  const sealed = serves ? [secret, previous] : [secret];
  const opened = await Promise.all(sealed.map((one) => openSecret(db, purposeOf(webhookId), one)));
  return opened.filter((one) => one !== null);
}

export async function forgetOldSecrets(db: Db): Promise<void> {
  await db
    .update(webhookSecret)
    .set({ previous: null, previousUntil: null })
    .where(lte(webhookSecret.previousUntil, sql`anden_now()`));
}

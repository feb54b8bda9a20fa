import { sql } from 'drizzle-orm';
import type { Db } from '../../../db/Db';
import { forgetOldSecrets } from './webhookSecrets';

/** Forgets deliveries of a month ago with their tries, those that waited in a long pause among them, and secrets that serve no more. */
export async function forgetDeliveries(db: Db): Promise<void> {
  await db.execute(sql`delete from webhook_delivery where created_at < anden_now() - interval '30 days'
    and (leased_until is null or leased_until < anden_now())`);
  await forgetOldSecrets(db);
}

import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../../db/Db';
import { webhook, webhookDelivery, webhookProgress } from '../../../db/schema/webhooks';
import type { Services } from '../../../engine/acciones/context';
import { recordEvent } from '../../../engine/events/recordEvent';
import { clock } from '../../../engine/time/clock';
import { fanOut } from './fanOut';
import { postWebhook } from './postWebhook';
import { settleTry } from './settleTry';
import { tellWebhooks } from './tellWebhooks';
import { secretsOf } from './webhookSecrets';

/** So many addresses get messages side by side; each gets its own one by one, in order. */
const AT_ONCE = 4;
const MOST_EACH = 100;
const ROUND_MS = 45_000;
/** A process that dies while it sends is waited for so long; then the same message goes again. */
const LEASE = sql`anden_now() + interval '1 minute'`;

const works = and(eq(webhook.paused, false), isNull(webhook.goneAt));

/**
 * Takes the oldest delivery that waits, if its hour has come: those behind it wait with it, so that order is kept. Who holds the
 * progress of a webhook takes for it, and another process leaves it alone meanwhile.
 */
const takeNext = (db: Db, webhookId: number) =>
  db.transaction(async (tx) => {
    const [held] = await tx
      .select({ url: webhook.url })
      .from(webhookProgress)
      .innerJoin(webhook, eq(webhook.id, webhookProgress.webhookId))
      .where(and(eq(webhook.id, webhookId), works))
      .for('update', { of: webhookProgress, skipLocked: true });
    if (!held) return undefined;
    const [head] = await tx
      .select({
        id: webhookDelivery.id,
        due: sql<boolean>`greatest(${webhookDelivery.nextAt}, ${webhookDelivery.leasedUntil}) <= anden_now()`,
      })
      .from(webhookDelivery)
      .where(and(eq(webhookDelivery.webhookId, webhookId), eq(webhookDelivery.state, 'waiting')))
      .orderBy(asc(webhookDelivery.id))
      .limit(1);
    if (!head?.due) return undefined;
    const [taken] = await tx
      .update(webhookDelivery)
      .set({ leasedUntil: LEASE, tries: sql`${webhookDelivery.tries} + 1` })
      .where(eq(webhookDelivery.id, head.id))
      .returning();
    return taken && { ...taken, url: held.url };
  });

/** Sends what is due at one address, until nothing is left, a message fails, or its turn is over. */
async function sendTo(services: Services, db: Db, webhookId: number, until: number) {
  let sent = 0;
  while (sent < MOST_EACH && clock.ms() < until) {
    const next = await takeNext(db, webhookId);
    if (!next) break;
    const secrets = await secretsOf(db, webhookId);
    const posted = await postWebhook(services, { ...next, secrets });
    if ((await settleTry(db, services, next, posted)) !== 'sent') break;
    sent += 1;
  }
  if (sent > 0) await tellWebhooks((tags, audience) => recordEvent(db, tags, audience));
}

/** Sends what is due to each address; what fails waits for its next try, and nobody else for it. */
export async function sendWebhooks(db: Db, services: Services): Promise<void> {
  await fanOut(db);
  const until = clock.ms() + ROUND_MS;
  const queue = await db
    .select({ id: webhook.id })
    .from(webhook)
    .where(works)
    .orderBy(asc(webhook.id));
  const work = async () => {
    for (let one = queue.shift(); one; one = queue.shift()) {
      await sendTo(services, db, one.id, until);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  await services.jobs.flush();
  services.wake();
}

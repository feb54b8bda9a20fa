import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../db/Db';
import { webhook, webhookDelivery, webhookProgress, webhookTry } from '../../../db/schema/webhooks';
import type { Services } from '../../../engine/acciones/context';
import { type tracedAs as Traced, tracedAs } from '../../../engine/acciones/tracedAs';
import { notify } from '../../../engine/notifications/notify';
import type { Posted } from './postWebhook';
import { tellWebhooks } from './tellWebhooks';
import { type Outcome, outcomeOf, TELLS_AT, waitAfter } from './webhookRules';

type Delivery = typeof webhookDelivery.$inferSelect;
type Trace = ReturnType<typeof Traced>;

/** Keeps a try with what came of it: the delivery is done, waits for its next try, or is given up. */
export const settleTry = (
  db: Db,
  services: Pick<Services, 'channels' | 'jobs'>,
  delivery: Delivery,
  posted: Posted,
): Promise<Outcome> =>
  db.transaction(async (tx) => {
    const trace = tracedAs(tx, { accountId: null, accion: 'entregaAviso.enviar' });
    const outcome = outcomeOf(posted.status);
    const { status, ms, answer, error } = posted;
    await tx.insert(webhookTry).values({ deliveryId: delivery.id, status, ms, answer, error });
    const settled = await settleDelivery(tx, delivery, outcome);
    // Another process took it over while this one was out of reach: its word counts.
    if (!settled) return outcome;
    const failures = await countFailures(tx, delivery.webhookId, outcome);
    if (outcome === 'gone') await stop(trace, delivery.webhookId);
    if (outcome === 'gone' || failures === TELLS_AT) {
      await tellFailing(trace, services, delivery.webhookId, { outcome, posted });
    }
    if (outcome !== 'sent') await tellWebhooks(trace.emit);
    return outcome;
  });

async function settleDelivery(db: Db, { id, tries }: Delivery, outcome: Outcome): Promise<boolean> {
  const wait = waitAfter(tries);
  const given = outcome === 'gone' || wait === null ? 'dead' : 'waiting';
  const settled = await db
    .update(webhookDelivery)
    .set({
      state: outcome === 'sent' ? 'sent' : given,
      leasedUntil: null,
      nextAt: sql`anden_now() + make_interval(secs => ${wait ?? 0})`,
    })
    .where(
      and(
        eq(webhookDelivery.id, id),
        eq(webhookDelivery.tries, tries),
        eq(webhookDelivery.state, 'waiting'),
      ),
    )
    .returning({ id: webhookDelivery.id });
  return settled.length > 0;
}

async function countFailures(db: Db, webhookId: number, outcome: Outcome): Promise<number> {
  const set =
    outcome === 'sent'
      ? { failures: 0, lastSentAt: sql`anden_now()` }
      : { failures: sql`${webhookProgress.failures} + 1` };
  const [row] = await db
    .update(webhookProgress)
    .set(set)
    .where(eq(webhookProgress.webhookId, webhookId))
    .returning({ failures: webhookProgress.failures });
  return row?.failures ?? 0;
}

/** The receiver wants no more: what waited is given up, and somebody may send it once it is mended. */
async function stop({ db, audit }: Trace, webhookId: number): Promise<void> {
  await db.update(webhook).set({ goneAt: sql`anden_now()` }).where(eq(webhook.id, webhookId));
  await db
    .update(webhookDelivery)
    .set({ state: 'dead' })
    .where(and(eq(webhookDelivery.webhookId, webhookId), eq(webhookDelivery.state, 'waiting')));
  const [before, after] = [{ gone: false }, { gone: true }];
  await audit({ entity: 'webhook', entityId: webhookId, before, after });
}

async function tellFailing(
  trace: Trace,
  services: Pick<Services, 'channels' | 'jobs'>,
  webhookId: number,
  { outcome, posted }: { outcome: Outcome; posted: Posted },
): Promise<void> {
  const { db, emit } = trace;
  const [row] = await db.select().from(webhook).where(eq(webhook.id, webhookId));
  if (!row) return;
  const gone = outcome === 'gone';
  const said = posted.error || `El otro sistema respondió ${posted.status}.`;
  await notify({ db, services, emit }, [row.accountId], {
    type: 'sync.failing',
    title: gone ? `${row.name} se dio de baja de los avisos` : `No se puede avisar a ${row.name}`,
    body: gone ? 'El otro sistema respondió 410: no se le avisa más.' : said,
    link: `/sync/webhooks/${webhookId}`,
  });
}

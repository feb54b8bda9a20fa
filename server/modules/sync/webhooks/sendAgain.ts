import { replayDeliveries, tryWebhook } from '@contract/sync/webhookAcciones';
import { and, eq, gt, isNull, lte, or, sql } from 'drizzle-orm';
import { webhookDelivery } from '../../../db/schema/webhooks';
import { implement } from '../../../engine/acciones/implement';
import { notFound } from '../../../engine/http/fault';
import { clock } from '../../../engine/time/clock';
import { openWebhook, webhooks } from './changeWebhook';
import { postWebhook } from './postWebhook';
import { newMessageId } from './signWebhook';
import { tellWebhooks } from './tellWebhooks';
import { secretsOf } from './webhookSecrets';

/** Finds deliveries that were given up, or that failed and wait for their next try; never one that is on its way just now. */
const failed = or(
  eq(webhookDelivery.state, 'dead'),
  and(
    eq(webhookDelivery.state, 'waiting'),
    gt(webhookDelivery.tries, 0),
    or(isNull(webhookDelivery.leasedUntil), lte(webhookDelivery.leasedUntil, sql`anden_now()`)),
  ),
);

/** Sends the same message with the same number: a receiver that took it after all knows it. */
export const replayDeliveriesHandler = implement(
  replayDeliveries,
  async ({ webhookId, id }, context) => {
    const { db } = context;
    await webhooks.hold(context, { id: webhookId });
    const rows = await db
      .update(webhookDelivery)
      .set({ state: 'waiting', tries: 0, nextAt: sql`anden_now()` })
      .where(
        and(
          eq(webhookDelivery.webhookId, webhookId),
          failed,
          id === null ? undefined : eq(webhookDelivery.id, id),
        ),
      )
      .returning({ id: webhookDelivery.id });
    if (rows.length === 0) throw notFound('No hay nada sin entregar para mandar de nuevo.');
    const after = { replayed: rows.length };
    await context.audit({ entity: 'webhook', entityId: webhookId, after });
    await tellWebhooks(context.emit);
    context.afterCommit(() => context.services.jobs.hurry('send-webhooks'));
    return { replayed: rows.length };
  },
);

/** Works outside of any transaction: the other system may take its time. */
export const tryWebhookHandler = implement(
  tryWebhook,
  async ({ id }, context) => {
    const { db, services } = context;
    const { url } = await openWebhook(context, id);
    const timestamp = clock.now().toISOString();
    const body = JSON.stringify({ type: 'webhook.test', timestamp, data: { id: null } });
    const secrets = await secretsOf(db, id);
    const posted = await postWebhook(services, { url, messageId: newMessageId(), body, secrets });
    const { status, ms, answer, error } = posted;
    await context.audit({ entity: 'webhook', entityId: id, after: { status } });
    const headers = Object.entries(posted.headers).map(([name, value]) => ({ name, value }));
    return { url, headers, body, status, ms, answer, error };
  },
  { transaction: false },
);

import { webhookRecord } from '@contract/sync/webhook';
import {
  createWebhook,
  getWebhook,
  getWebhookChoices,
  pauseWebhook,
  rotateWebhook,
  saveWebhook,
} from '@contract/sync/webhookAcciones';
import { eq, sql } from 'drizzle-orm';
import { webhook, webhookProgress } from '../../../db/schema/webhooks';
import type { Context } from '../../../engine/acciones/context';
import { implement } from '../../../engine/acciones/implement';
import { lastChange } from '../../../engine/audit/lastChange';
import { forbidden, invalid, notFound } from '../../../engine/http/fault';
import { staleVersion } from '../../../engine/http/staleVersion';
import { OutsideFault, outsideFaultOf, outsideReachFor } from '../../../engine/outside/askOutside';
import { defineStore } from '../../../engine/store/defineStore';
import { beginProgress } from './fanOut';
import { tellWebhooks } from './tellWebhooks';
import { eventsFor } from './webhookEvents';
import { findWebhook } from './webhookQueries';
import { giveSecret } from './webhookSecrets';

const missing = 'Ese aviso ya no existe.';

export const webhooks = defineStore({
  record: webhookRecord,
  table: webhook,
  find: findWebhook,
  missing,
  unique: ({ name }) => [
    {
      field: 'name',
      same: sql`anden_fold(${webhook.name}) = anden_fold(${name})`,
      words: 'Ya hay otro con ese nombre.',
    },
  ],
  tell: async ({ emit }) => tellWebhooks(emit),
});

export async function openWebhook(context: Pick<Context, 'db'>, id: number) {
  const found = await findWebhook(context, id);
  if (!found) throw notFound(missing);
  return found;
}

/** Refuses an address inside, and an event that its author may not see; what it was told before stays. */
async function refuse(
  { services, viewer }: Context,
  { url, events }: { url: string; events: readonly string[] },
  before: readonly string[] = [],
): Promise<void> {
  // The messages tell of every site, whatever the reach of whoever makes one.
  if (viewer.roleScope !== 'all') {
    throw forbidden('Un aviso cuenta lo que pasa en todas las sedes: tu rol no llega a todas.');
  }
  const reason = outsideFaultOf(url, await outsideReachFor(services, url));
  if (reason) throw invalid({ url: new OutsideFault(reason).message });
  const known = new Set([...eventsFor(viewer).map(({ type }) => type), ...before]);
  const strange = events.find((type) => !known.has(type));
  if (strange) throw invalid({ events: `“${strange}” no se puede avisar.` });
}

export const getWebhookHandler = implement(getWebhook, ({ id }, context) =>
  openWebhook(context, id),
);

export const webhookChoicesHandler = implement(getWebhookChoices, async (_input, { viewer }) => ({
  events: eventsFor(viewer),
}));

export const createWebhookHandler = implement(createWebhook, async (input, context) => {
  await refuse(context, input);
  const { db, viewer } = context;
  const { id } = await webhooks.save(context, input, (columns) => ({
    ...columns,
    accountId: viewer.accountId,
  }));
  await beginProgress(db, id);
  const signingSecret = await giveSecret(db, id);
  return { webhook: await openWebhook(context, id), signingSecret };
});

export const saveWebhookHandler = implement(saveWebhook, (input, context) =>
  webhooks.save(context, input, async (columns, before) => {
    await refuse(context, input, before?.events);
    return { ...columns, accountId: context.viewer.accountId };
  }),
);

/** After a 410 it goes on with what happens from now on. */
export const pauseWebhookHandler = implement(
  pauseWebhook,
  async ({ id, version, paused }, context) => {
    const { db } = context;
    const { stored, shown } = await webhooks.hold(context, { id });
    if (stored.version !== version) throw staleVersion(shown, await lastChange(db, 'webhook', id));
    const again = !paused && stored.goneAt !== null;
    await db
      .update(webhook)
      .set({ paused, goneAt: again ? null : stored.goneAt, version: version + 1 })
      .where(eq(webhook.id, id));
    if (again) {
      await db
        .update(webhookProgress)
        .set({ since: sql`anden_now()`, failures: 0 })
        .where(eq(webhookProgress.webhookId, id));
    }
    await context.audit({
      ...{ entity: 'webhook', entityId: id },
      ...{ before: { paused: stored.paused }, after: { paused } },
    });
    await tellWebhooks(context.emit);
    context.afterCommit(() => context.services.jobs.hurry('send-webhooks'));
    return openWebhook(context, id);
  },
);

export const rotateWebhookHandler = implement(
  rotateWebhook,
  async ({ id, overlapHours }, context) => {
    await webhooks.hold(context, { id });
    const signingSecret = await giveSecret(context.db, id, overlapHours);
    await context.audit({ entity: 'webhook', entityId: id, after: { overlapHours } });
    await tellWebhooks(context.emit);
    return { webhook: await openWebhook(context, id), signingSecret };
  },
);

import { webhookFields } from '@contract/sync/webhook';
import { createWebhook, getWebhook, listDeliveries } from '@contract/sync/webhookAcciones';
import { Webhook, WebhookVerificationError } from 'standardwebhooks';
import { buildServer } from '../../../../../tests/support/buildServer';
import { holdChores } from '../../../../../tests/support/holdChores';
import { startOutsideServer } from '../../../../../tests/support/outsideServer';
import { tracedAs } from '../../../../engine/acciones/tracedAs';
import { publicReach } from '../../../../engine/outside/outsideReach';
import { sendWebhooks } from '../sendDue';

export async function openWebhookWorld() {
  const other = await startOutsideServer();
  const server = await buildServer({}, { outsideReach: other.reach(publicReach) });
  const { services } = server;
  const { db } = services.database;
  let made = 0;

  /** A webhook of its own path, so that what it took is told from what others did. */
  async function add() {
    made += 1;
    const path = `/${made}`;
    const fields = webhookFields.parse({
      name: `Sistema ${made}`,
      url: other.origin + path,
      events: ['site.changed'],
    });
    const { body, status, error } = await server.call(createWebhook, fields, 'admin');
    if (status !== 200) throw new Error(JSON.stringify(error));
    const { id } = body.webhook;
    const filters = [{ field: 'webhookId', operator: 'is' as const, value: id }];
    return {
      id,
      secret: body.signingSecret ?? '',
      taken: () => other.taken.filter((one) => one.path === path),
      shown: async () => (await server.call(getWebhook, { id }, 'admin')).body,
      rows: async () => (await server.call(listDeliveries, { filters }, 'admin')).body.rows,
    };
  }

  return {
    server,
    other,
    add,
    /** Sends alone: the chore that a handler hurried would leave nothing to send, and say later what came of it. */
    send: async () => {
      await holdChores(db);
      await sendWebhooks(db, services);
    },
    /** Leaves an entry as a handler does. */
    happen: (id: number) =>
      tracedAs(db, { accountId: null, accion: 'sede.guardar' }).audit({
        entity: 'site',
        entityId: id,
        before: { name: 'antes' },
        after: { name: 'un nombre reservado' },
      }),
    close: async () => {
      await server.close();
      await other.stop();
    },
  };
}

export type WebhookWorld = Awaited<ReturnType<typeof openWebhookWorld>>;
type Taken = ReturnType<Awaited<ReturnType<WebhookWorld['add']>>['taken']>[number];

/** Verifies as a receiver does that took the package which the standard offers for it: by the real time too. */
export function verifies(secret: string, { headers, body }: Taken): boolean {
  try {
    new Webhook(secret).verify(body, headers as Record<string, string>);
    return true;
  } catch (error) {
    if (error instanceof WebhookVerificationError) return false;
    throw error;
  }
}

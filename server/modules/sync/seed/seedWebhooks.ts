import { eq } from 'drizzle-orm';
import type { Db } from '../../../db/Db';
import { account } from '../../../db/schema/session';
import { webhook, webhookDelivery, webhookProgress, webhookTry } from '../../../db/schema/webhooks';
import { nowIn } from '../../../engine/time/nowIn';
import { newMessageId } from '../webhooks/signWebhook';
import { MOST_TRIES, waitAfter } from '../webhooks/webhookRules';
import { giveSecret } from '../webhooks/webhookSecrets';

interface DemoDelivery {
  type: string;
  state: 'waiting' | 'sent' | 'dead';
  /** Hours ago. */
  ago: number;
  /** The statuses of its tries in order; 0 where nobody answered. */
  statuses: readonly number[];
}

interface DemoWebhook {
  name: string;
  note: string;
  host: string;
  events: string[];
  paused?: boolean;
  gone?: boolean;
  failures?: number;
  deliveries: readonly DemoDelivery[];
}

const sent = (type: string, ago: number, statuses: readonly number[] = [200]): DemoDelivery => ({
  type,
  state: 'sent',
  ago,
  statuses,
});

const demoWebhooks: readonly DemoWebhook[] = [
  {
    name: 'Intranet',
    note: 'Mantiene al día el directorio de la página interna.',
    host: 'intranet.example',
    events: ['person.created', 'person.changed', 'area.changed'],
    deliveries: [
      sent('person.created', 29, [204]),
      sent('person.changed', 27.5, [503, 200]),
      sent('person.changed', 5),
      sent('person.changed', 1.2),
    ],
  },
  {
    name: 'Sistema contable',
    note: 'Toma cada liquidación para asentarla.',
    host: 'contable.example',
    events: ['payRun.changed'],
    failures: 2,
    deliveries: [
      sent('payRun.changed', 190),
      {
        ...{ type: 'payRun.changed', state: 'dead', ago: 120 },
        statuses: Array.from({ length: MOST_TRIES }, (_, at) => (at % 4 === 3 ? 0 : 500)),
      },
      {
        ...{ type: 'payRun.changed', state: 'dead', ago: 101 },
        statuses: Array.from({ length: MOST_TRIES }, () => 500),
      },
    ],
  },
  {
    name: 'Tablero de presencia anterior',
    note: 'Lo reemplazó el de la planta.',
    host: 'tablero.example',
    events: ['punch.created'],
    gone: true,
    deliveries: [
      sent('punch.created', 300),
      { type: 'punch.created', state: 'dead', ago: 210, statuses: [410] },
    ],
  },
  {
    name: 'Control de accesos',
    note: 'En pausa mientras cambian el servidor.',
    host: 'accesos.example',
    events: ['person.created', 'person.changed'],
    paused: true,
    deliveries: [
      sent('person.changed', 80),
      { type: 'person.changed', state: 'waiting', ago: 20, statuses: [] },
    ],
  },
];

const answerTo = (status: number) => {
  if (status === 0) return { status: null, ms: 15_000, error: 'El otro sistema tardó demasiado.' };
  return { status, ms: 80 + (status % 7) * 35, answer: status >= 500 ? 'error interno' : '' };
};

/** Makes webhooks in each state. Their names lead nowhere (RFC 2606), and the demo answers for them itself. */
export async function seedWebhooks(db: Db): Promise<void> {
  const [admin] = await db.select().from(account).where(eq(account.username, 'admin'));
  if (!admin) return;
  for (const one of demoWebhooks) await seedWebhook(db, admin.id, one);
}

async function seedWebhook(db: Db, accountId: number, one: DemoWebhook): Promise<void> {
  const { name, note, host, events, paused, gone, failures, deliveries } = one;
  const hoursAgo = (hours: number) => nowIn().minus({ hours }).toJSDate();
  const [made] = await db
    .insert(webhook)
    .values({
      ...{ name, note, events, accountId, paused: paused ?? false },
      url: `https://${host}/avisos/anden`,
      goneAt: gone ? hoursAgo(deliveries.at(-1)?.ago ?? 0) : null,
    })
    .returning({ id: webhook.id });
  if (!made) throw new Error('a webhook of the demo was not stored');
  const last = deliveries.findLast(({ state }) => state === 'sent');
  const lastSentAt = last ? hoursAgo(last.ago) : null;
  const progress = { position: 0, failures: failures ?? 0, lastSentAt };
  await db.insert(webhookProgress).values({ webhookId: made.id, ...progress });
  await giveSecret(db, made.id);
  for (const [at, delivery] of deliveries.entries()) {
    await seedDelivery(db, made.id, { at, ...delivery });
  }
}

async function seedDelivery(
  db: Db,
  webhookId: number,
  { at, type, state, ago, statuses }: DemoDelivery & { at: number },
): Promise<void> {
  const createdAt = nowIn().minus({ hours: ago });
  const body = { type, timestamp: createdAt.toJSDate().toISOString(), data: { id: at + 1 } };
  const [made] = await db
    .insert(webhookDelivery)
    .values({
      ...{ webhookId, type, state, tries: statuses.length, messageId: newMessageId() },
      // Numbers below those of the audit: none of them is ever the same.
      entryId: -1 - at,
      body: JSON.stringify(body),
      createdAt: createdAt.toJSDate(),
    })
    .returning({ id: webhookDelivery.id });
  let tried = createdAt;
  const tries = statuses.map((status, index) => {
    if (index > 0) tried = tried.plus({ seconds: waitAfter(index) ?? 0 });
    return { deliveryId: made?.id ?? 0, at: tried.toJSDate(), ...answerTo(status) };
  });
  if (tries.length > 0) await db.insert(webhookTry).values(tries);
}

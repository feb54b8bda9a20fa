import { rotateWebhook, tryWebhook } from '@contract/sync/webhookAcciones';
import { eq } from 'drizzle-orm';
import { webhookTry } from '../../../db/schema/webhooks';
import { forgetDeliveries } from './forgetDeliveries';
import { openWebhookWorld, verifies, type WebhookWorld } from './testing/webhookWorld';

let world: WebhookWorld;
let server: WebhookWorld['server'];
let other: WebhookWorld['other'];

beforeAll(async () => {
  world = await openWebhookWorld();
  ({ server, other } = world);
});
afterAll(() => world.close());

const db = () => server.services.database.db;
const answerWith = (status: number) => other.answer((response) => response.writeHead(status).end());

test('a huge answer and one that never ends are taken by how they begin', async () => {
  const hook = await world.add();
  other.answer((response) => {
    const pour = () => {
      while (!response.destroyed && response.write('x'.repeat(65_536)));
    };
    response.on('drain', pour);
    pour();
  });
  await world.happen(1);
  await world.send();
  const [row] = await hook.rows();
  expect(row?.state).toBe('sent');
  const [kept] = await db()
    .select()
    .from(webhookTry)
    .where(eq(webhookTry.deliveryId, row?.id ?? 0));
  expect(kept?.answer).toHaveLength(2000);
});

test('while its secret is renewed each message has both signatures, and then the old one ends', async () => {
  answerWith(200);
  const hook = await world.add();
  const { body } = await server.call(rotateWebhook, { id: hook.id, overlapHours: 1 }, 'admin');
  expect(body.webhook.overlapUntil).not.toBeNull();
  const attempt = async () => {
    const { body: trial } = await server.call(tryWebhook, { id: hook.id }, 'admin');
    expect(trial).toMatchObject({ status: 200, error: '' });
    const last = hook.taken().at(-1);
    if (!last) throw new Error('nothing was sent');
    return [verifies(hook.secret, last), verifies(body.signingSecret ?? '', last)];
  };
  expect(await attempt()).toEqual([true, true]);
  await server.travel({ hours: 2 });
  expect(await attempt()).toEqual([false, true]);
  const now = await server.call(rotateWebhook, { id: hook.id, overlapHours: 0 }, 'admin');
  expect(now.body.webhook.overlapUntil).toBeNull();
  expect(await attempt()).toEqual([false, false]);
});

test('deliveries of a month ago are forgotten with their tries', async () => {
  answerWith(200);
  const hook = await world.add();
  await world.happen(1);
  await world.send();
  await server.travel({ days: 29 });
  await forgetDeliveries(db());
  expect(await hook.rows()).toHaveLength(1);
  await server.travel({ days: 2 });
  await forgetDeliveries(db());
  expect(await hook.rows()).toEqual([]);
});

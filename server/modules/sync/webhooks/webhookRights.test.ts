import { getOutsideHosts, saveOutsideHosts } from '@contract/sync/outsideAcciones';
import { webhookFields } from '@contract/sync/webhook';
import {
  createWebhook,
  getWebhookChoices,
  listWebhooks,
  replayDeliveries,
  rotateWebhook,
  saveWebhook,
  tryWebhook,
} from '@contract/sync/webhookAcciones';
import { desc, eq } from 'drizzle-orm';
import { buildServer, type TestServer } from '../../../../tests/support/buildServer';
import { auditEntry } from '../../../db/schema/audit';
import { account, idempotencyKey, role } from '../../../db/schema/session';
import { webhookSecret } from '../../../db/schema/webhooks';
import { publicReach } from '../../../engine/outside/outsideReach';
import { publicLookup } from '../../../engine/outside/publicAddress';

let server: TestServer;
let asked = 0;

beforeAll(async () => {
  // A name that is of the internet when it is judged, and of this machine ever after.
  const lookup = publicLookup((_hostname, _options, answer) => {
    asked += 1;
    answer(null, [{ address: asked === 1 ? '127.0.0.1' : '10.0.0.8', family: 4 }]);
  });
  server = await buildServer({}, { outsideReach: { ...publicReach, lookup } });
});
afterAll(() => server.close());

const db = () => server.services.database.db;
const fields = (more: object = {}) =>
  webhookFields.parse({
    name: 'Adentro',
    url: 'https://sistema.example.com/avisos',
    events: ['site.changed'],
    ...more,
  });

test.each([
  'https://127.0.0.1/x',
  'https://10.0.0.1',
  'https://[::1]/x',
  'http://example.com/x',
  'https://localhost/x',
  'https://someone:secret@example.com/x',
  'https://example.com:22/x',
  'https://2130706433/',
])('%s is no address to write to', async (url) => {
  const refused = await server.call(createWebhook, fields({ url }), 'admin');
  expect([refused.status, Object.keys(refused.error.fields ?? {})]).toEqual([422, ['url']]);
});

test('a name that leads inside once it is connected to is refused, and says nothing of what is there', async () => {
  const made = await server.call(createWebhook, fields({ name: 'Cambia de lugar' }), 'admin');
  const { body } = await server.call(tryWebhook, { id: made.body.webhook.id }, 'admin');
  expect(body).toMatchObject({ status: null, answer: '' });
  expect(body.error).toMatch(/red interna/);
  expect(asked).toBe(1);
});

test('a receiver of the demo is answered for, and nobody is looked up', async () => {
  const before = asked;
  const { rows } = (await server.call(listWebhooks, { search: 'Intranet' }, 'admin')).body;
  const { body } = await server.call(tryWebhook, { id: rows[0]?.id ?? 0 }, 'admin');
  expect(body).toMatchObject({ status: 200 });
  expect(asked).toBe(before);
});

test('an event that its author may not see, or nobody, is refused', async () => {
  const { body } = await server.call(getWebhookChoices, {}, 'admin');
  const types = body.events.map(({ type }) => type);
  expect(types).toContain('site.created');
  // The administrator of the demo has no right to the warehouse.
  for (const closed of [
    'order',
    'session',
    'account',
    'message',
    'conversation',
    'webhook',
    'house',
  ]) {
    expect(types.filter((type) => type.startsWith(`${closed}.`))).toEqual([]);
  }
  const strange = await server.call(
    createWebhook,
    fields({ events: ['session.created'] }),
    'admin',
  );
  expect(strange.error.fields).toHaveProperty('events');
});

test('a secret is shown once, and stands in clear nowhere', async () => {
  const headers = { 'idempotency-key': 'aviso-una-vez' };
  const asks = fields({ name: 'Una sola vez' });
  const first = await server.call(createWebhook, asks, 'admin', headers);
  const again = await server.call(createWebhook, asks, 'admin', headers);
  const secret = first.body.signingSecret ?? '';
  expect(secret).toMatch(/^whsec_[\w+/]{43}=$/);
  expect([again.body.webhook.id, again.body.signingSecret]).toEqual([first.body.webhook.id, null]);
  const rotated = await server.call(
    rotateWebhook,
    { id: first.body.webhook.id, overlapHours: 24 },
    'admin',
  );
  const trial = await server.call(tryWebhook, { id: first.body.webhook.id }, 'admin');
  const kept = JSON.stringify([
    await db().select().from(webhookSecret),
    await db().select().from(idempotencyKey),
    await db().select().from(auditEntry).orderBy(desc(auditEntry.id)).limit(20),
    (await server.call(listWebhooks, {}, 'admin')).body,
    trial.body,
  ]);
  for (const one of [secret, rotated.body.signingSecret ?? 'none']) {
    expect(kept).not.toContain(one);
    expect(kept).not.toContain(one.replace('whsec_', ''));
  }
});

test('whoever only looks changes nothing; a role of one site makes none; others see none', async () => {
  const { rows } = (await server.call(listWebhooks, {}, 'admin')).body;
  const [one] = rows;
  if (!one) throw new Error('the demo has no webhook');
  expect((await server.call(listWebhooks, {}, 'operario')).status).toBe(403);
  const [made] = await db()
    .insert(role)
    .values({ name: 'Mira avisos', scope: 'all', flags: { SYNC: { show: true } } })
    .returning();
  await db().update(account).set({ roleId: made?.id }).where(eq(account.username, 'operario'));
  expect((await server.call(listWebhooks, {}, 'operario')).status).toBe(200);
  const { id, version } = one;
  const asks = fields({ name: 'Otro' });
  const statuses = [
    await server.call(createWebhook, asks, 'operario'),
    await server.call(saveWebhook, { ...asks, id, version }, 'operario'),
    await server.call(rotateWebhook, { id, overlapHours: 0 }, 'operario'),
    await server.call(tryWebhook, { id }, 'operario'),
    await server.call(replayDeliveries, { webhookId: id, id: null }, 'operario'),
    await server.call(getOutsideHosts, {}, 'operario'),
    await server.call(saveOutsideHosts, { allowed: [], version: 1 }, 'operario'),
  ].map(({ status }) => status);
  expect(statuses).toEqual([403, 403, 403, 403, 403, 403, 403]);
  await db()
    .update(role)
    .set({ scope: 'site', flags: { SYNC: true } })
    .where(eq(role.id, made?.id ?? 0));
  const site = await server.call(createWebhook, asks, 'operario');
  expect([site.status, site.error.message]).toEqual([
    403,
    'Un aviso cuenta lo que pasa en todas las sedes: tu rol no llega a todas.',
  ]);
});

test('whoever administers allows one place of the own network, by its scheme, host and port', async () => {
  const { version } = (await server.call(getOutsideHosts, {}, 'admin')).body;
  for (const wrong of [
    'erp',
    'https://erp.interno/x',
    'ftp://erp',
    'http://erp:99999',
    'http://-',
  ]) {
    const refused = await server.call(saveOutsideHosts, { allowed: [wrong], version }, 'admin');
    expect([400, 422]).toContain(refused.status);
  }
  const allowed = ['http://ERP.interno:8080', 'https://otro.interno:443'];
  const saved = await server.call(saveOutsideHosts, { allowed, version }, 'admin');
  expect(saved.body.allowed).toEqual(['http://erp.interno:8080', 'https://otro.interno']);
  expect((await server.call(saveOutsideHosts, { allowed, version }, 'admin')).status).toBe(409);
  const of = async (url: string) =>
    (await server.call(createWebhook, fields({ name: url, url }), 'admin')).status;
  expect([await of('http://erp.interno:8080/x'), await of('http://erp.interno/x')]).toEqual([
    200, 422,
  ]);
});

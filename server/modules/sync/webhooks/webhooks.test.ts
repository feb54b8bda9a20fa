import { listNotifications } from '@contract/notifications/listNotifications';
import { getDelivery, pauseWebhook, replayDeliveries } from '@contract/sync/webhookAcciones';
import { eq, type SQL, sql } from 'drizzle-orm';
import { webhookDelivery } from '../../../db/schema/webhooks';
import { openWebhookWorld, verifies, type WebhookWorld } from './testing/webhookWorld';
import { MOST_TRIES, waitAfter } from './webhookRules';

let world: WebhookWorld;
let server: WebhookWorld['server'];
let other: WebhookWorld['other'];

beforeAll(async () => {
  world = await openWebhookWorld();
  ({ server, other } = world);
});
afterAll(() => world.close());

const db = () => server.services.database.db;
const answerWith = (status: number, body = '') =>
  other.answer((response) => response.writeHead(status, { location: '/elsewhere' }).end(body));

test('what happened is told once by two senders at once, in order, signed, and says only what it was', async () => {
  answerWith(204);
  await world.happen(9);
  const hook = await world.add();
  for (const id of [1, 2, 3, 4, 5, 6]) await world.happen(id);
  await Promise.all([world.send(), world.send(), world.send()]);
  await world.send();
  expect(hook.taken().map(({ body }) => JSON.parse(body))).toMatchObject(
    [1, 2, 3, 4, 5, 6].map((id) => ({ type: 'site.changed', data: { id } })),
  );
  for (const one of hook.taken()) {
    expect(verifies(hook.secret, one)).toBe(true);
    expect(verifies(`whsec_${Buffer.from('otra').toString('base64')}`, one)).toBe(false);
    expect(verifies(hook.secret, { ...one, body: `${one.body} ` })).toBe(false);
    expect(one.body).not.toContain('reservado');
  }
  expect(await hook.shown()).toMatchObject({ health: 'good', waiting: 0, dead: 0 });
});

test('what was never committed is told to nobody', async () => {
  answerWith(204);
  const hook = await world.add();
  const { tracedAs } = await import('../../../engine/acciones/tracedAs');
  const cut = db().transaction(async (tx) => {
    await tracedAs(tx, { accountId: null, accion: 'sede.guardar' }).audit({
      ...{ entity: 'site', entityId: 7, before: {}, after: {} },
    });
    throw new Error('taken back');
  });
  await expect(cut).rejects.toThrow('taken back');
  await world.send();
  expect(hook.taken()).toEqual([]);
});

test.each([500, 302, 404])(
  'after %s it waits with its number, and what follows waits behind',
  async (status) => {
    const hook = await world.add();
    answerWith(status);
    await world.happen(1);
    await world.happen(2);
    await world.send();
    await world.send();
    expect(hook.taken()).toHaveLength(1);
    expect((await hook.shown()).health).toBe('retrying');
    answerWith(200);
    await server.travel({ minutes: 10 });
    await world.send();
    const ids = hook.taken().map(({ headers }) => headers['webhook-id']);
    expect([ids.length, ids[0] === ids[1], ids[1] === ids[2]]).toEqual([3, true, false]);
    expect(other.taken.map(({ path }) => path)).not.toContain('/elsewhere');
  },
);

test('ten tries over some 76 hours, told once, then it is dead and the next goes on; sent again it has its number', async () => {
  const hook = await world.add();
  const bell = async () => {
    const { rows } = (await server.call(listNotifications, {}, 'admin')).body;
    return rows.filter(({ link }) => link === `/sync/webhooks/${hook.id}`).length;
  };
  answerWith(503, 'cerrado\u0000 por <b>obras</b>');
  await world.happen(1);
  const tellings: number[] = [];
  for (let tries = 1; tries <= MOST_TRIES; tries += 1) {
    await world.send();
    await world.send();
    expect(hook.taken()).toHaveLength(tries);
    tellings.push(await bell());
    await server.travel({ seconds: waitAfter(tries) ?? 0 });
  }
  const [dead] = await hook.rows();
  expect(dead).toMatchObject({ state: 'dead', tries: 10, lastStatus: 503, nextAt: null });
  expect(tellings).toEqual([0, 0, 1, 1, 1, 1, 1, 1, 1, 1]);
  const { history } = (await server.call(getDelivery, { id: dead?.id ?? 0 }, 'admin')).body;
  expect(history).toHaveLength(10);
  expect(history[0]).toMatchObject({ status: 503, answer: 'cerrado\uFFFD por <b>obras</b>' });
  answerWith(200);
  await world.happen(2);
  await world.send();
  expect(await hook.shown()).toMatchObject({ health: 'undelivered', dead: 1 });
  const answers = new Map((await hook.rows()).map(({ id, lastStatus }) => [id, lastStatus]));
  expect([answers.size, answers.get(dead?.id ?? 0)]).toEqual([2, 503]);
  expect([...answers.values()]).toContain(200);
  const again = { webhookId: hook.id, id: dead?.id ?? 0 };
  expect((await server.call(replayDeliveries, again, 'admin')).body).toEqual({ replayed: 1 });
  await world.send();
  const ids = hook.taken().map(({ headers }) => headers['webhook-id']);
  expect([ids.length, ids.at(-1) === ids[0]]).toEqual([12, true]);
  expect((await hook.rows()).map(({ state }) => state)).toEqual(['sent', 'sent']);
  expect((await server.call(replayDeliveries, again, 'admin')).status).toBe(404);
});

test('one that waits hours for its next try is sent at once by a person, unless it is on its way', async () => {
  const hook = await world.add();
  answerWith(500);
  await world.happen(1);
  await world.send();
  await server.travel({ minutes: 1 });
  await world.send();
  await world.send();
  expect(hook.taken()).toHaveLength(2);
  const [row] = await hook.rows();
  const again = { webhookId: hook.id, id: row?.id ?? 0 };
  const lease = (until: SQL | null) =>
    db()
      .update(webhookDelivery)
      .set({ leasedUntil: until })
      .where(eq(webhookDelivery.webhookId, hook.id));
  await lease(sql`anden_now() + interval '1 minute'`);
  expect((await server.call(replayDeliveries, again, 'admin')).status).toBe(404);
  await lease(null);
  answerWith(200);
  expect((await server.call(replayDeliveries, again, 'admin')).body).toEqual({ replayed: 1 });
  await world.send();
  expect((await hook.rows())[0]).toMatchObject({ state: 'sent', tries: 1 });
});

test('410 ends it and says so; once it is taken up again, only what somebody sends again and what comes goes out', async () => {
  const hook = await world.add();
  answerWith(410);
  await world.happen(1);
  await world.happen(2);
  await world.send();
  await world.happen(3);
  await world.send();
  expect(hook.taken()).toHaveLength(1);
  const shown = await hook.shown();
  expect(shown).toMatchObject({ health: 'gone', waiting: 0, dead: 2 });
  const { rows } = (await server.call(listNotifications, {}, 'admin')).body;
  expect(rows.map(({ title }) => title)).toContain(`${shown.name} se dio de baja de los avisos`);
  answerWith(200);
  const { id, version } = shown;
  await server.call(pauseWebhook, { id, version, paused: false }, 'admin');
  await world.happen(4);
  await world.send();
  await server.call(replayDeliveries, { webhookId: id, id: null }, 'admin');
  await world.send();
  const told = hook.taken().map(({ body }) => JSON.parse(body).data.id);
  expect(told).toEqual([1, 4, 1, 2]);
});

test('in pause it keeps what happens, and goes on where it was', async () => {
  answerWith(200);
  const hook = await world.add();
  const { id, version } = await hook.shown();
  const paused = await server.call(pauseWebhook, { id, version, paused: true }, 'admin');
  expect((await server.call(pauseWebhook, { id, version, paused: false }, 'admin')).status).toBe(
    409,
  );
  await world.happen(1);
  await world.happen(2);
  await world.send();
  expect(hook.taken()).toEqual([]);
  expect(await hook.shown()).toMatchObject({ health: 'paused', waiting: 2 });
  const again = { id, version: paused.body.version, paused: false };
  await server.call(pauseWebhook, again, 'admin');
  await world.send();
  expect(hook.taken().map(({ body }) => JSON.parse(body).data.id)).toEqual([1, 2]);
});

test('a process that dies while it sends is waited for, and then the same message goes', async () => {
  answerWith(200);
  const hook = await world.add();
  await world.happen(1);
  other.answer((response) => response.destroy());
  await world.send();
  // The killed process left it taken, with a lease and no word of how it went.
  await db()
    .update(webhookDelivery)
    .set({ leasedUntil: sql`anden_now() + interval '1 minute'` })
    .where(eq(webhookDelivery.webhookId, hook.id));
  answerWith(200);
  await world.send();
  expect(hook.taken()).toHaveLength(1);
  await server.travel({ minutes: 2 });
  await Promise.all([world.send(), world.send()]);
  expect(hook.taken()).toHaveLength(2);
  const [first, second] = hook.taken();
  expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id']);
});

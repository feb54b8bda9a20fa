import { muteNotification } from '@contract/notifications/notificationAcciones';
import { choosePushType, registerPushDevice } from '@contract/notifications/pushAcciones';
import { eq, sql } from 'drizzle-orm';
import { buildServer } from '../../../tests/support/buildServer';
import { signedBy } from '../../../tests/support/pushServer';
import { until } from '../../../tests/support/until';
import { jobProgress } from '../../db/schema/events';
import { pushSubscription } from '../../db/schema/push';
import { openPushWorld, type PushWorld } from './testing/pushWorld';

let world: PushWorld;
let server: PushWorld['server'];
let service: PushWorld['service'];
let enter: PushWorld['enter'];
let register: PushWorld['register'];
let deviceOf: PushWorld['deviceOf'];
let stored: PushWorld['stored'];
let ringFor: PushWorld['ringFor'];
let settled: PushWorld['settled'];

beforeAll(async () => {
  world = await openPushWorld();
  ({ server, service, enter, register, deviceOf, stored, ringFor, settled } = world);
});
afterAll(() => world.close());
beforeEach(() => world.forgetDevices());

test('what rings reaches the device, signed and readable by its browser alone, with nothing private in it', async () => {
  const browser = await register('rrhh');
  const link = await ringFor('rrhh');
  await until(browser.taken, ({ length }) => length > 0);
  const [taken] = browser.taken();
  expect(taken?.headers).toMatchObject({
    'content-encoding': 'aes128gcm',
    ttl: '86400',
  });
  const { key } = await deviceOf('rrhh');
  expect(await signedBy(key, taken?.headers.authorization, service.origin)).toMatchObject({
    sub: 'https://anden.example',
  });
  expect(browser.read()).toEqual([
    {
      title: 'Muro',
      body: 'Comentaron una publicación tuya.',
      link,
      tag: `posts.comment ${link}`,
    },
  ]);
  // Neither the sender's name, nor the title, nor what was written: not in the clear either.
  expect(taken?.body.toString('latin1')).not.toMatch(/Comentaron|posts/);
  const [row] = await stored();
  expect(row).toMatchObject({ failures: 0, lastUsedAt: expect.any(Date) });
});

test('whoever has no device costs no task', async () => {
  const { db } = server.services.database;
  const count = () => db.$count(jobProgress, eq(jobProgress.kind, 'push.notice'));
  const before = await count();
  await ringFor('rrhh');
  expect(await count()).toBe(before);
});

test('what is muted is not pushed, nor what this device does not want', async () => {
  const first = await enter('rrhh');
  const second = await enter('rrhh');
  const [chosen, other] = [await register(first), await register(second)];
  await server.call(choosePushType, { type: 'posts.comment', pushed: false }, first);
  await server.call(choosePushType, { type: 'posts.comment', pushed: false }, first);
  expect((await deviceOf(first)).device?.without).toEqual(['posts.comment']);
  await ringFor('rrhh');
  await until(other.taken, ({ length }) => length > 0);
  await settled();
  expect(chosen.taken()).toEqual([]);
  await server.call(choosePushType, { type: 'posts.comment', pushed: true }, first);
  expect((await deviceOf(first)).device?.without).toEqual([]);
  await server.call(muteNotification, { type: 'posts.comment', muted: true }, 'rrhh');
  await ringFor('rrhh');
  await settled();
  await server.call(muteNotification, { type: 'posts.comment', muted: false }, 'rrhh');
  expect([chosen.taken().length, other.taken().length]).toEqual([0, 1]);
});

test.each([404, 410])('a browser that is gone (%d) is forgotten', async (status) => {
  const browser = await register('rrhh');
  browser.willAnswer(status);
  await ringFor('rrhh');
  await until(stored, ({ length }) => length === 0);
  expect(browser.taken().length).toBe(1);
});

test('a service that is busy is asked again; one that refuses is not, nor followed elsewhere', async () => {
  const [busy, refusing, leading] = [
    await register(await enter('rrhh')),
    await register(await enter('rrhh')),
    await register(await enter('rrhh')),
  ];
  busy.willAnswer(503, 429, 201);
  refusing.willAnswer(400, 201);
  leading.willAnswer(307, 201);
  await ringFor('rrhh');
  await until(busy.taken, ({ length }) => length === 3);
  await settled();
  expect([refusing.taken().length, leading.taken().length]).toEqual([1, 1]);
  expect(service.all().some(({ path }) => path === '/elsewhere')).toBe(false);
  const rows = await stored();
  const failuresOf = ({ subscription }: typeof busy) =>
    rows.find(({ endpoint }) => endpoint === subscription.endpoint)?.failures;
  expect([busy, refusing, leading].map(failuresOf)).toEqual([0, 1, 1]);
});

test('one that failed for a month is asked no more', async () => {
  const { db } = server.services.database;
  const browser = await register('rrhh');
  browser.willAnswer(500);
  await db
    .update(pushSubscription)
    .set({ failures: 9, createdAt: sql`anden_now() - interval '31 days'` });
  await ringFor('rrhh');
  await until(stored, ({ length }) => length === 0);
});

test('an address that is none, or a key that is none, is refused', async () => {
  const here = await enter('rrhh');
  const { subscription } = service.browser();
  const refused = async (fields: Partial<typeof subscription>) =>
    (await server.call(registerPushDevice, { ...subscription, ...fields }, here)).status;
  expect(await refused({ endpoint: 'https://127.0.0.1/push' })).toBe(422);
  expect(await refused({ endpoint: 'http://localhost/push' })).toBe(422);
  expect(await refused({ endpoint: `https://localhost/${'x'.repeat(1000)}` })).toBe(422);
  expect(await refused({ p256dh: `B${'A'.repeat(86)}` })).toBe(422);
  expect(await refused({ auth: 'corta' })).toBe(422);
  expect(await stored()).toEqual([]);
});

test('where nothing was injected, a name that leads inside takes nothing', async () => {
  const plain = await buildServer();
  try {
    const { pusher, database } = plain.services;
    const { subscription } = service.browser();
    expect(pusher.admits(subscription.endpoint)).toBe(false);
    const push = await pusher.open(database.db);
    const message = { title: 'x', body: 'x', link: '/', tag: 'x' };
    expect(await push({ ...subscription, failures: 0 }, message)).toBe('gone');
    expect(service.all().some(({ path }) => subscription.endpoint.endsWith(path))).toBe(false);
  } finally {
    await plain.close();
  }
});

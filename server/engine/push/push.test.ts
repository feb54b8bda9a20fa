import { listAllSessions } from '@contract/admin/listAllSessions';
import { endSession } from '@contract/admin/serverAcciones';
import { muteNotification } from '@contract/notifications/notificationAcciones';
import {
  choosePushType,
  getPushDevice,
  registerPushDevice,
  removePushDevice,
} from '@contract/notifications/pushAcciones';
import { commentPost, createPost } from '@contract/posts/postAcciones';
import { changePassword } from '@contract/session/changePassword';
import { listSessions } from '@contract/session/listSessions';
import { closeSession, signIn, signOut } from '@contract/session/sessionAcciones';
import { eq, sql } from 'drizzle-orm';
import { buildServer, type TestServer, type TestSession } from '../../../tests/support/buildServer';
import { signedBy, startPushServer } from '../../../tests/support/pushServer';
import { until } from '../../../tests/support/until';
import { jobProgress } from '../../db/schema/events';
import { pushSubscription } from '../../db/schema/push';
import { account, session } from '../../db/schema/session';

let server: TestServer;
let service: Awaited<ReturnType<typeof startPushServer>>;

beforeAll(async () => {
  service = await startPushServer();
  server = await buildServer({ PUBLIC_URL: 'https://anden.example' }, { pushReach: service.reach });
});
afterAll(async () => {
  await server.close();
  await service.stop();
});
beforeEach(async () => {
  await server.services.database.db.delete(pushSubscription);
});

/** A session of its own, as on one more device. */
async function enter(user: string, agent = 'Mozilla/5.0 (Linux; Android 15) Chrome/140.0') {
  const headers = { 'user-agent': agent };
  const { body } = await server.call(
    signIn,
    { usuario: user, clave: 'anden2026' },
    undefined,
    headers,
  );
  return { id: body.id, JWT: body.JWT };
}

const register = (as: string | TestSession, browser = service.browser()) =>
  server.call(registerPushDevice, browser.subscription, as).then((answer) => {
    expect(answer.status).toBe(200);
    return browser;
  });
const deviceOf = async (as: string | TestSession) =>
  (await server.call(getPushDevice, {}, as)).body;
const stored = () => server.services.database.db.select().from(pushSubscription);
const isStored = async (browser: ReturnType<typeof service.browser>) =>
  (await stored()).some(({ endpoint }) => endpoint === browser.subscription.endpoint);

/** Something that rings for whoever wrote the post. */
async function ringFor(author: string, body = 'un comentario reservado') {
  const post = await server.call(
    createPost,
    { title: 'Título que nadie más ve', audience: { kind: 'all' } },
    author,
  );
  await server.call(commentPost, { postId: post.body.id, body }, 'empleado');
  return `/posts/${post.body.id}`;
}

/** All that was asked for so far has been sent, or was given up. */
const settled = () =>
  until(
    async () => {
      const rows = await server.services.database.db
        .select()
        .from(jobProgress)
        .where(eq(jobProgress.kind, 'push.notice'));
      return rows.every(({ state }) => state === 'done');
    },
    (all) => all,
  );

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
  await until(busy.taken, ({ length }) => length === 3, 20_000);
  await settled();
  expect([refusing.taken().length, leading.taken().length]).toEqual([1, 1]);
  expect(service.all().some(({ path }) => path === '/elsewhere')).toBe(false);
  const rows = await stored();
  const failuresOf = ({ subscription }: typeof busy) =>
    rows.find(({ endpoint }) => endpoint === subscription.endpoint)?.failures;
  expect([busy, refusing, leading].map(failuresOf)).toEqual([0, 1, 1]);
}, 40_000);

test('one that failed for a month is asked no more', async () => {
  const { db } = server.services.database;
  const browser = await register('rrhh');
  browser.willAnswer(500);
  await db
    .update(pushSubscription)
    .set({ failures: 9, createdAt: sql`now() - interval '31 days'` });
  await ringFor('rrhh');
  await until(stored, ({ length }) => length === 0);
});

describe('what ends the session ends its notices', () => {
  test('leaving', async () => {
    const here = await enter('rrhh');
    const [browser, other] = [await register(here), await register(await enter('rrhh'))];
    await server.call(signOut, {}, here);
    expect([await isStored(browser), await isStored(other)]).toEqual([false, true]);
    await ringFor('rrhh');
    await until(other.taken, ({ length }) => length > 0);
    expect(browser.taken()).toEqual([]);
  });

  test('closing it from another device', async () => {
    const [here, there] = [await enter('rrhh'), await enter('rrhh')];
    const browser = await register(there);
    const { rows } = (await server.call(listSessions, {}, here)).body;
    for (const { id, current } of rows) {
      if (!current) await server.call(closeSession, { id }, here);
    }
    expect(await isStored(browser)).toBe(false);
  });

  test('closing it by the administration', async () => {
    const browser = await register(await enter('operario'));
    const { rows } = (await server.call(listAllSessions, {}, 'admin')).body;
    for (const { id, username } of rows) {
      if (username === 'operario') await server.call(endSession, { id }, 'admin');
    }
    expect(await isStored(browser)).toBe(false);
  });

  test('another password closes the others', async () => {
    const [here, there] = [await enter('supervisor'), await enter('supervisor')];
    const [mine, browser] = [await register(here), await register(there)];
    const fields = { claveActual: 'anden2026', claveNueva: 'otra-clave-larga-2026' };
    expect((await server.call(changePassword, fields, here)).status).toBe(200);
    expect([await isStored(mine), await isStored(browser)]).toEqual([true, false]);
  });

  test('and what only came to its end is told nothing', async () => {
    const { db } = server.services.database;
    const [over, disabled] = [await register(await enter('jefe')), await register('operario')];
    const ofUser = (username: string) =>
      sql`account_id = (select id from ${account} where username = ${username})`;
    await db.update(session).set({ expiresAt: sql`now()` }).where(ofUser('jefe'));
    await db.update(account).set({ active: false }).where(eq(account.username, 'operario'));
    const { services } = server;
    const ids = (await db.select({ id: account.id }).from(account)).map(({ id }) => id);
    const notice = { type: 'jobs.finished', title: 'x', body: 'x', link: null } as const;
    for (const request of services.channels) {
      expect(await request(services.jobs, db, [{ accountIds: ids, notice }])).toBe(false);
    }
    await db.update(account).set({ active: true }).where(eq(account.username, 'operario'));
    expect([over.taken(), disabled.taken()]).toEqual([[], []]);
  });
});

test('nobody sees or takes away the device of another; the same browser moves to who uses it now', async () => {
  const [mine, theirs] = [await enter('rrhh'), await enter('empleado')];
  const browser = await register(mine);
  await server.call(choosePushType, { type: 'jobs.finished', pushed: false }, mine);
  expect(await deviceOf(theirs)).toMatchObject({ device: null, others: [] });
  await server.call(removePushDevice, {}, theirs);
  expect(
    (await server.call(choosePushType, { type: 'jobs.finished', pushed: true }, theirs)).status,
  ).toBe(409);
  expect((await deviceOf(mine)).device).toEqual({
    endpoint: browser.subscription.endpoint,
    without: ['jobs.finished'],
  });
  await register(theirs, browser);
  expect((await deviceOf(mine)).device).toBeNull();
  expect((await deviceOf(theirs)).device?.without).toEqual([]);
  await server.call(removePushDevice, {}, theirs);
  expect(await stored()).toEqual([]);
});

test('one device has one address, and one person ten devices at most', async () => {
  const here = await enter('rrhh');
  const [before, now] = [await register(here), await register(here)];
  expect([await isStored(before), await isStored(now)]).toEqual([false, true]);
  const sessions = await Promise.all(Array.from({ length: 11 }, () => enter('rrhh')));
  await Promise.all(sessions.map((one) => register(one)));
  expect((await stored()).length).toBe(10);
  expect(await isStored(now)).toBe(false);
  const [last] = sessions.slice(-1);
  expect((await deviceOf(last ?? here)).others).toContain('Chrome en Android');
}, 60_000);

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

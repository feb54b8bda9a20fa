import { listAllSessions } from '@contract/admin/listAllSessions';
import { endSession } from '@contract/admin/serverAcciones';
import { choosePushType, removePushDevice } from '@contract/notifications/pushAcciones';
import { changePassword } from '@contract/session/changePassword';
import { listSessions } from '@contract/session/listSessions';
import { closeSession, signOut } from '@contract/session/sessionAcciones';
import { eq, sql } from 'drizzle-orm';
import { until } from '../../../tests/support/until';
import { account, session } from '../../db/schema/session';
import { openPushWorld, type PushWorld } from './testing/pushWorld';

let world: PushWorld;
let server: PushWorld['server'];
let enter: PushWorld['enter'];
let register: PushWorld['register'];
let deviceOf: PushWorld['deviceOf'];
let stored: PushWorld['stored'];
let isStored: PushWorld['isStored'];
let ringFor: PushWorld['ringFor'];

beforeAll(async () => {
  world = await openPushWorld();
  ({ server, enter, register, deviceOf, stored, isStored, ringFor } = world);
});
afterAll(() => world.close());
beforeEach(() => world.forgetDevices());

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
    await db.update(session).set({ expiresAt: sql`anden_now()` }).where(ofUser('jefe'));
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
});

import { randomUUID } from 'node:crypto';
import { pairKiosk } from '@contract/markings/kioskAcciones';
import {
  choosePin,
  getCredential,
  renewCredential,
} from '@contract/markings/ownCredentialAcciones';
import { getPunch } from '@contract/markings/punchAcciones';
import { removeOwnPhoto, saveOwnPhoto } from '@contract/users/photoAcciones';
import { eq, ne } from 'drizzle-orm';
import { plainPng } from '../../../tests/support/plainPng';
import { sendForm } from '../../../tests/support/uploadAs';
import { credentialUse, personCredential } from '../../db/schema/kiosks';
import { person, site } from '../../db/schema/organisation';
import { type KioskWorld, kioskWorld } from './testing/kioskWorld';

let door: KioskWorld;
let world: KioskWorld['world'];

beforeAll(async () => {
  door = await kioskWorld();
  world = door.world;
});
beforeEach(() => door.clear());
afterAll(() => world.server.close());

test('the code of a telephone punches once, at the site of the kiosk, in the name of its person', async () => {
  const code = await door.drawn();
  const { status, body } = await door.show({ code });
  expect([status, body]).toMatchObject([200, { kind: 'in', same: false, waiting: false }]);
  const [row] = await world.rows();
  expect(row).toMatchObject({
    source: 'kiosk',
    kioskId: door.kioskId,
    siteId: world.site.id,
    outside: false,
  });
  const seen = await world.server.call(getPunch, { id: row?.id ?? 0 }, 'empleado');
  expect(seen.body).toMatchObject({ kioskName: 'Portón', author: { name: expect.any(String) } });
  const replayed = await door.show({ code });
  expect([replayed.status, replayed.error.message]).toEqual([
    409,
    'Ese código ya se usó: esperá el siguiente.',
  ]);
  expect(await world.rows()).toHaveLength(1);
  expect((await door.show({ code: await door.drawn(30) })).body.same).toBe(true);
});

test('in doubt the door asks, with the same code; what nobody answers is punched as it is likeliest', async () => {
  await world.plan(-9, 0.1);
  const code = await door.drawn();
  const touch = { code, key: randomUUID(), claimedAt: world.stamp(0).toISOString() };
  const asked = await door.show(touch, { asks: true });
  expect(asked.body.choices).toEqual(['out', 'in']);
  expect(await world.rows()).toEqual([]);
  const told = await door.show(touch, { kind: 'in' });
  expect(told.body).toMatchObject({ kind: 'in', same: false, choices: [] });
  expect((await world.rows()).map(({ kind, told: said }) => [kind, said])).toEqual([['in', true]]);
  await world.clear();
  await world.db.delete(credentialUse);
  await world.plan(-9, 0.1);
  expect((await door.show({ ...touch, key: randomUUID() })).body.kind).toBe('out');
  expect((await world.rows()).map(({ kind, told: said }) => [kind, said])).toEqual([
    ['out', false],
  ]);
});

test('two doors that read the same code at the same instant make one punch', async () => {
  const code = await door.drawn();
  const answers = await Promise.all([
    door.show({ code }),
    door.show({ code }),
    door.show({ code }),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
});

test('the same touch sent again, because its answer was lost, is the same punch', async () => {
  const sent = {
    code: await door.drawn(),
    key: randomUUID(),
    claimedAt: world.stamp(0).toISOString(),
  };
  const first = await door.show(sent);
  const again = await door.show(sent);
  expect(again.body).toMatchObject({ at: first.body.at, same: true });
});

test('an old code, a strange one and one of who renewed theirs are refused in words', async () => {
  const old = await door.show({ code: await door.drawn(-120) });
  expect(old.error.message).toMatch(/venció/);
  expect((await door.show({ code: 'https://otra.cosa/1' })).error.message).toMatch(
    /no es un código/,
  );
  const before = await door.drawn();
  await world.server.call(renewCredential, {}, 'empleado');
  expect((await door.show({ code: before })).error.message).toMatch(/no sirve acá/);
  expect((await door.show({ code: await door.drawn() })).status).toBe(200);
});

test('who left does not enter, whatever their telephone still draws', async () => {
  const code = await door.drawn();
  const mine = eq(person.id, world.personOf('empleado'));
  const yesterday = world.dayOf(world.stamp(-48));
  await world.db.update(person).set({ leaveDate: yesterday }).where(mine);
  const refused = await door.show({ code });
  await world.db.update(person).set({ leaveDate: null }).where(mine);
  expect([refused.status, refused.error.message]).toEqual([
    409,
    expect.stringMatching(/no sirve acá/),
  ]);
  expect(await world.rows()).toEqual([]);
});

test('what waited for the network counts at its own hour, in whatever order it comes', async () => {
  const claimed = (hours: number) => ({ claimedAt: world.stamp(hours).toISOString() });
  const out = await door.show({ code: await door.drawn(-3600) }, claimed(-1));
  const entry = await door.show({ code: await door.drawn(-5 * 3600) }, claimed(-5));
  expect([out.status, entry.status]).toEqual([200, 200]);
  const rows = await world.rows();
  expect(rows.map(({ offline, counts }) => [offline, counts])).toEqual([
    [true, 'counted'],
    [true, 'counted'],
  ]);
  const wrongHour = await door.show({ code: await door.drawn() }, claimed(-3));
  expect(wrongHour.error.message).toMatch(/venció/);
});

test('docket and PIN punch too; wrong ones wait ever longer and tell nobody which was wrong', async () => {
  const plain = await world.server.call(choosePin, { pin: '1234' }, 'empleado');
  expect(plain.error.fields?.pin).toMatch(/fácil de adivinar/);
  await world.server.call(choosePin, { pin: '4071' }, 'empleado');
  const [kept] = await world.db.select().from(personCredential);
  expect(kept?.pinHash).toMatch(/^\$argon2id/);
  expect((await door.show({ docket: world.docket, pin: '4071' })).body).toMatchObject({
    kind: 'in',
  });
  const wrong = await door.show({ docket: world.docket, pin: '9999' });
  const nobody = await door.show({ docket: '999999', pin: '9999' });
  expect([wrong.status, wrong.error]).toEqual([nobody.status, nobody.error]);
  for (let tries = 0; tries < 6; tries += 1) await door.show({ docket: world.docket, pin: '9998' });
  const waits = await door.show({ docket: world.docket, pin: '4071' });
  expect([waits.status, waits.error.code]).toEqual([429, 'demasiados_intentos']);
  const other = await door.pair(await door.newKiosk(world.site.id, 'Otra puerta'));
  expect((await door.show({ docket: world.docket, pin: '4071' }, { kioskKey: other })).status).toBe(
    200,
  );
});

test('at the door of another site it is kept where it was made, and counts', async () => {
  const [other] = await world.db.select().from(site).where(ne(site.id, world.site.id));
  if (!other) throw new Error('one site only');
  await world.db.update(site).set({ punchesInside: true });
  const kioskKey = await door.pair(await door.newKiosk(other.id, 'Lejos'));
  expect((await door.show({ code: await door.drawn() }, { kioskKey })).status).toBe(200);
  expect((await world.rows())[0]).toMatchObject({ siteId: other.id, counts: 'counted' });
});

test('nobody reads another’s credential, and only who sets things up keeps kiosks', async () => {
  const own = (await world.server.call(getCredential, {}, 'empleado')).body;
  const theirs = (await world.server.call(getCredential, {}, 'operario')).body;
  expect(own.codeKey).not.toBe(theirs.codeKey);
  expect((await world.server.call(pairKiosk, { id: door.kioskId }, 'jefe')).status).toBe(403);
});

test('a flood at one door is slowed down', async () => {
  const kioskKey = await door.pair(await door.newKiosk(world.site.id, 'Inundada'));
  const statuses = await Promise.all(
    Array.from({ length: 140 }, () => door.show({ code: 'x' }, { kioskKey }).then((a) => a.status)),
  );
  expect(statuses).toContain(429);
});

test('whoever has a photo is shown it, within the answer', async () => {
  const bytes = plainPng({ width: 40, height: 40, bits: 8 });
  const file = { name: 'cara.png', bytes };
  expect((await sendForm(world.server, saveOwnPhoto, 'empleado', {}, file)).status).toBe(200);
  const { body } = await door.show({ code: await door.drawn() });
  expect(body.photo).toMatch(/^data:image\/webp;base64,/);
  await world.server.call(removeOwnPhoto, {}, 'empleado');
});

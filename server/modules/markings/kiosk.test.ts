import { randomUUID } from 'node:crypto';
import { credentialCode, credentialText } from '@contract/markings/credentialCode';
import {
  activateKiosk,
  getKioskState,
  listKiosks,
  pairKiosk,
  punchAtKiosk,
  revokeKiosk,
  saveKiosk,
} from '@contract/markings/kioskAcciones';
import {
  choosePin,
  getCredential,
  renewCredential,
} from '@contract/markings/ownCredentialAcciones';
import { getPunch } from '@contract/markings/punchAcciones';
import { removeOwnPhoto, saveOwnPhoto } from '@contract/users/photoAcciones';
import { eq, ne } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { plainPng } from '../../../tests/support/plainPng';
import { sendForm } from '../../../tests/support/uploadAs';
import { credentialUse, kioskKey, personCredential } from '../../db/schema/markings';
import { person, site } from '../../db/schema/organisation';
import { signInFailure } from '../../db/schema/session';
import { clock } from '../../engine/time/clock';
import { type MarkingsWorld, markingsWorld } from './testing/markingsWorld';

let world: MarkingsWorld;
let key: string;
let kioskId: number;

const SECOND = 1000;

async function newKiosk(siteId: number, name: string) {
  const { body } = await world.server.call(saveKiosk, { name, siteId }, 'admin');
  return body.id;
}

async function pair(id: number): Promise<string> {
  const { body } = await world.server.call(pairKiosk, { id }, 'admin');
  return (await world.server.call(activateKiosk, { code: body.code })).body.kioskKey;
}

/** What the person's telephone shows, so many seconds from now. */
async function drawn(seconds = 0, as = 'empleado'): Promise<string> {
  const { body } = await world.server.call(getCredential, {}, as);
  const totp = new TOTP({ ...credentialCode, secret: Secret.fromBase32(body.codeKey) });
  const code = totp.generate({ timestamp: clock.ms() + seconds * SECOND });
  return credentialText(body.publicId, code);
}

const show = (input: object, more: object = {}) =>
  world.server.call(punchAtKiosk, {
    kioskKey: key,
    key: randomUUID(),
    claimedAt: world.stamp(0).toISOString(),
    clockOffset: 0,
    ...input,
    ...more,
  });

beforeAll(async () => {
  world = await markingsWorld();
  kioskId = await newKiosk(world.site.id, 'Portón');
  key = await pair(kioskId);
});
beforeEach(async () => {
  await world.clear();
  await world.db.delete(credentialUse);
  await world.db.delete(signInFailure);
});
afterAll(() => world.server.close());

test('a kiosk is paired with a code that serves once, and only for a while', async () => {
  const id = await newKiosk(world.site.id, 'Comedor');
  const { body } = await world.server.call(pairKiosk, { id }, 'admin');
  const typed = body.code.toLowerCase().replace('-', ' ');
  const first = await world.server.call(activateKiosk, { code: typed });
  expect(first.body.state).toMatchObject({ name: 'Comedor', siteName: world.site.name });
  expect((await world.server.call(activateKiosk, { code: body.code })).status).toBe(422);
  const late = (await world.server.call(pairKiosk, { id }, 'admin')).body.code;
  await world.db
    .update(kioskKey)
    .set({ pairingExpiresAt: world.stamp(-1) })
    .where(eq(kioskKey.kioskId, id));
  const refused = await world.server.call(activateKiosk, { code: late });
  expect([refused.status, refused.error.message]).toEqual([
    422,
    expect.stringMatching(/no sirve: se usó, venció/),
  ]);
  const stored = JSON.stringify(await world.db.select().from(kioskKey));
  expect(stored).not.toContain(first.body.kioskKey);
});

test('whoever guesses pairing codes waits', async () => {
  const answers: number[] = [];
  for (let tries = 0; tries < 7; tries += 1) {
    const { status } = await world.server.call(activateKiosk, { code: `ABCD-EFG${tries + 2}` });
    answers.push(status);
  }
  expect(answers[0]).toBe(422);
  expect(answers.at(-1)).toBe(429);
});

test('the next device of a kiosk puts the one before out of use, and so does revoking', async () => {
  const id = await newKiosk(world.site.id, 'Depósito');
  const old = await pair(id);
  const young = await pair(id);
  const state = (kioskKey: string) => world.server.call(getKioskState, { kioskKey });
  expect((await state(old)).error.code).toBe('kiosco_desconocido');
  expect((await state(young)).status).toBe(200);
  expect((await world.server.call(revokeKiosk, { id }, 'admin')).body.state).toBe('revoked');
  expect((await state(young)).status).toBe(401);
  const refused = await show({ code: await drawn() }, { kioskKey: young });
  expect([refused.status, await world.rows()]).toEqual([401, []]);
  const { rows } = (await world.server.call(listKiosks, {}, 'admin')).body;
  expect(rows.find((row: { id: number }) => row.id === id)).toMatchObject({ state: 'revoked' });
});

test('the code of a telephone punches once, at the site of the kiosk, in the name of its person', async () => {
  const code = await drawn();
  const { status, body } = await show({ code });
  expect([status, body]).toMatchObject([200, { kind: 'in', same: false, waiting: false }]);
  const [row] = await world.rows();
  expect(row).toMatchObject({ source: 'kiosk', kioskId, siteId: world.site.id, outside: false });
  const seen = await world.server.call(getPunch, { id: row?.id ?? 0 }, 'empleado');
  expect(seen.body).toMatchObject({ kioskName: 'Portón', author: { name: expect.any(String) } });
  const replayed = await show({ code });
  expect([replayed.status, replayed.error.message]).toEqual([
    409,
    'Ese código ya se usó: esperá el siguiente.',
  ]);
  expect(await world.rows()).toHaveLength(1);
  expect((await show({ code: await drawn(30) })).body.same).toBe(true);
});

test('in doubt the door asks, with the same code; what nobody answers is punched as it is likeliest', async () => {
  await world.plan(-9, 0.1);
  const code = await drawn();
  const touch = { code, key: randomUUID(), claimedAt: world.stamp(0).toISOString() };
  const asked = await show(touch, { asks: true });
  expect(asked.body.choices).toEqual(['out', 'in']);
  expect(await world.rows()).toEqual([]);
  const told = await show(touch, { kind: 'in' });
  expect(told.body).toMatchObject({ kind: 'in', same: false, choices: [] });
  expect((await world.rows()).map(({ kind, told: said }) => [kind, said])).toEqual([['in', true]]);
  await world.clear();
  await world.db.delete(credentialUse);
  await world.plan(-9, 0.1);
  expect((await show({ ...touch, key: randomUUID() })).body.kind).toBe('out');
  expect((await world.rows()).map(({ kind, told: said }) => [kind, said])).toEqual([
    ['out', false],
  ]);
});

test('two doors that read the same code at the same instant make one punch', async () => {
  const code = await drawn();
  const answers = await Promise.all([show({ code }), show({ code }), show({ code })]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
});

test('the same touch sent again, because its answer was lost, is the same punch', async () => {
  const sent = { code: await drawn(), key: randomUUID(), claimedAt: world.stamp(0).toISOString() };
  const first = await show(sent);
  const again = await show(sent);
  expect(again.body).toMatchObject({ at: first.body.at, same: true });
});

test('an old code, a strange one and one of who renewed theirs are refused in words', async () => {
  const old = await show({ code: await drawn(-120) });
  expect(old.error.message).toMatch(/venció/);
  expect((await show({ code: 'https://otra.cosa/1' })).error.message).toMatch(/no es un código/);
  const before = await drawn();
  await world.server.call(renewCredential, {}, 'empleado');
  expect((await show({ code: before })).error.message).toMatch(/no sirve acá/);
  expect((await show({ code: await drawn() })).status).toBe(200);
});

test('who left does not enter, whatever their telephone still draws', async () => {
  const code = await drawn();
  const mine = eq(person.id, world.personOf('empleado'));
  const yesterday = world.dayOf(world.stamp(-48));
  await world.db.update(person).set({ leaveDate: yesterday }).where(mine);
  const refused = await show({ code });
  await world.db.update(person).set({ leaveDate: null }).where(mine);
  expect([refused.status, refused.error.message]).toEqual([
    409,
    expect.stringMatching(/no sirve acá/),
  ]);
  expect(await world.rows()).toEqual([]);
});

test('what waited for the network counts at its own hour, in whatever order it comes', async () => {
  const claimed = (hours: number) => ({ claimedAt: world.stamp(hours).toISOString() });
  const out = await show({ code: await drawn(-3600) }, claimed(-1));
  const entry = await show({ code: await drawn(-5 * 3600) }, claimed(-5));
  expect([out.status, entry.status]).toEqual([200, 200]);
  const rows = await world.rows();
  expect(rows.map(({ offline, counts }) => [offline, counts])).toEqual([
    [true, 'counted'],
    [true, 'counted'],
  ]);
  const wrongHour = await show({ code: await drawn() }, claimed(-3));
  expect(wrongHour.error.message).toMatch(/venció/);
});

test('docket and PIN punch too; wrong ones wait ever longer and tell nobody which was wrong', async () => {
  const plain = await world.server.call(choosePin, { pin: '1234' }, 'empleado');
  expect(plain.error.fields?.pin).toMatch(/fácil de adivinar/);
  await world.server.call(choosePin, { pin: '4071' }, 'empleado');
  const [kept] = await world.db.select().from(personCredential);
  expect(kept?.pinHash).toMatch(/^\$argon2id/);
  expect((await show({ docket: world.docket, pin: '4071' })).body).toMatchObject({ kind: 'in' });
  const wrong = await show({ docket: world.docket, pin: '9999' });
  const nobody = await show({ docket: '999999', pin: '9999' });
  expect([wrong.status, wrong.error]).toEqual([nobody.status, nobody.error]);
  for (let tries = 0; tries < 6; tries += 1) await show({ docket: world.docket, pin: '9998' });
  const waits = await show({ docket: world.docket, pin: '4071' });
  expect([waits.status, waits.error.code]).toEqual([429, 'demasiados_intentos']);
  const other = await pair(await newKiosk(world.site.id, 'Otra puerta'));
  expect((await show({ docket: world.docket, pin: '4071' }, { kioskKey: other })).status).toBe(200);
});

test('at the door of another site it is kept where it was made, and counts', async () => {
  const [other] = await world.db.select().from(site).where(ne(site.id, world.site.id));
  if (!other) throw new Error('one site only');
  await world.db.update(site).set({ punchesInside: true });
  const kioskKey = await pair(await newKiosk(other.id, 'Lejos'));
  expect((await show({ code: await drawn() }, { kioskKey })).status).toBe(200);
  expect((await world.rows())[0]).toMatchObject({ siteId: other.id, counts: 'counted' });
});

test('nobody reads another’s credential, and only who sets things up keeps kiosks', async () => {
  const own = (await world.server.call(getCredential, {}, 'empleado')).body;
  const theirs = (await world.server.call(getCredential, {}, 'operario')).body;
  expect(own.codeKey).not.toBe(theirs.codeKey);
  expect((await world.server.call(pairKiosk, { id: kioskId }, 'jefe')).status).toBe(403);
});

test('a flood at one door is slowed down', async () => {
  const kioskKey = await pair(await newKiosk(world.site.id, 'Inundada'));
  const statuses = await Promise.all(
    Array.from({ length: 140 }, () => show({ code: 'x' }, { kioskKey }).then((a) => a.status)),
  );
  expect(statuses).toContain(429);
});

test('whoever has a photo is shown it, within the answer', async () => {
  const bytes = plainPng({ width: 40, height: 40, bits: 8 });
  const file = { name: 'cara.png', bytes };
  expect((await sendForm(world.server, saveOwnPhoto, 'empleado', {}, file)).status).toBe(200);
  const { body } = await show({ code: await drawn() });
  expect(body.photo).toMatch(/^data:image\/webp;base64,/);
  await world.server.call(removeOwnPhoto, {}, 'empleado');
});

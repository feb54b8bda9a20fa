import { getPresence } from '@contract/markings/boardAcciones';
import { getPunch, getPunchState } from '@contract/markings/punchAcciones';
import { desc } from 'drizzle-orm';
import { periodClose } from '../../db/schema/closes';
import { punchCorrection } from '../../db/schema/markings';
import { site } from '../../db/schema/organisation';
import { clock } from '../../engine/time/clock';
import { closeForgottenExits } from './closeForgottenExits';
import { type MarkingsWorld, markingsWorld } from './testing/markingsWorld';

let world: MarkingsWorld;

beforeAll(async () => {
  world = await markingsWorld();
});
beforeEach(() => world.clear());
afterAll(() => world.server.close());

const state = async () => (await world.server.call(getPunchState, {}, 'empleado')).body;
const brief = async () =>
  (await world.rows()).map(({ kind, counts, offline, forgotten }) =>
    [kind, counts, offline && 'offline', forgotten && 'forgotten'].filter(Boolean).join(' '),
  );

test('a touch is an entry, a second one within a minute the same, and the hour is the server’s', async () => {
  expect(await state()).toMatchObject({ choices: ['in'], since: null, punches: [] });
  const [one, two, three] = await Promise.all([
    world.touch('in'),
    world.touch('in'),
    world.touch('in'),
  ]);
  expect([one.status, two.status, three.status]).toEqual([200, 200, 200]);
  expect([one, two, three].filter(({ body }) => !body.same)).toHaveLength(1);
  expect(await brief()).toEqual(['in counted']);
  const [row] = await world.rows();
  expect(Math.abs((row?.at.getTime() ?? 0) - clock.ms())).toBeLessThan(10_000);
  expect(await state()).toMatchObject({ choices: ['out'], since: row?.at.toISOString() });
});

test('what was sent twice under one key happens once, however late its answer is asked for again', async () => {
  const claimedAt = world.stamp(0).toISOString();
  const first = await world.touch('in', { claimedAt }, 'empleado', 'una-clave-de-fichada');
  await world.age(first.body.punch.id, 3);
  const again = await world.touch('in', { claimedAt }, 'empleado', 'una-clave-de-fichada');
  expect(again.body).toEqual(first.body);
  expect(await brief()).toEqual(['in counted']);
});

test('whoever presses an older button is told what comes now, and nothing is written', async () => {
  const { body } = await world.touch('in');
  await world.age(body.punch.id, 2);
  const stale = await world.touch('in');
  expect([stale.status, stale.error.message]).toEqual([
    409,
    `Ya fichaste entrada a las ${world.clockOf(world.stamp(-2))}: lo que sigue es “Salir”.`,
  ]);
  expect((await world.touch('out')).body.punch.kind).toBe('out');
  expect(await brief()).toEqual(['in counted', 'out counted']);
});

test('without network the hour of the device counts where its clock is known to be right; else it waits', async () => {
  const offline = (kind: string, hours: number, clockOffset: number | null) =>
    world.touch(kind, { claimedAt: world.stamp(hours).toISOString(), clockOffset });
  await offline('in', -9, 1200);
  await offline('out', -1, 1200);
  expect(await brief()).toEqual(['in counted offline', 'out counted offline']);
  const [entry] = await world.rows();
  expect(Math.abs((entry?.at.getTime() ?? 0) - world.stamp(-9).getTime())).toBeLessThan(10_000);
  await world.clear();
  // A phone that is a day slow, as its page measured.
  const { body } = await offline('in', -26, 24 * 3_600_000);
  expect(body.punch).toMatchObject({ counts: 'waiting', offline: true });
  const [row] = await world.rows();
  expect(Math.abs((row?.at.getTime() ?? 0) - world.stamp(-2).getTime())).toBeLessThan(10_000);
});

test('without network who enters and leaves within a minute did both, and who pressed twice did it once', async () => {
  const ago = (kind: string, seconds: number) =>
    world.touch(kind, { claimedAt: world.stamp(-seconds / 3600).toISOString() });
  await ago('in', 150);
  const again = await ago('in', 140);
  expect(again.body.same).toBe(true);
  const left = await ago('out', 120);
  expect([left.body.same, left.body.punch.kind]).toEqual([false, 'out']);
  expect(await brief()).toEqual(['in counted offline', 'out counted offline']);
  await world.clear();
  // The network is back before a minute is over.
  await world.touch('in');
  expect((await ago('out', 20)).body).toMatchObject({ same: false, punch: { kind: 'out' } });
  expect(await state()).toMatchObject({ choices: ['in'], since: null });
});

test('who touched once yesterday may enter today, and who forgot to enter may leave', async () => {
  await world.plan(-23.75, -15.75);
  await world.plan(0.25, 8.25);
  const { body } = await world.touch('in');
  await world.age(body.punch.id, 15.75);
  expect((await state()).choices[0]).toBe('in');
  expect((await world.touch('in')).body.punch.kind).toBe('in');
  await world.clear();
  await world.plan(-8, -0.1);
  expect(await state()).toMatchObject({ choices: ['out', 'in'] });
  const left = await world.touch('out');
  expect(left.body).toMatchObject({ day: world.dayOf(world.stamp(-8)), punch: { kind: 'out' } });
});

test('an hour that a device claims against what was punched since waits, and its manager reads why', async () => {
  const { body } = await world.touch('in');
  await world.age(body.punch.id, 2);
  const claimedAt = world.stamp(-5).toISOString();
  const claimed = await world.touch('in', { claimedAt });
  expect(claimed.body.punch).toMatchObject({ kind: 'in', counts: 'waiting', offline: true });
  const [asked] = await world.db.select().from(punchCorrection).orderBy(desc(punchCorrection.id));
  expect(asked?.reason).toMatch(
    new RegExp(
      `No encaja con lo que fichó después: entrada a las ${world.clockOf(world.stamp(-2))}`,
    ),
  );
  await world.clear();
  const late = { claimedAt: world.stamp(-13).toISOString() };
  expect((await world.touch('in', late)).body.punch.counts).toBe('waiting');
});

test('a forgotten exit is closed at the end of the shift, marked, and gives way to one that comes late', async () => {
  const planned = await world.plan(-14, -6);
  const { body } = await world.touch('in', { claimedAt: world.stamp(-11).toISOString() });
  expect(body.day).toBe(planned.day);
  await world.age(body.punch.id, 14);
  await closeForgottenExits(world.db);
  await closeForgottenExits(world.db);
  expect(await brief()).toEqual(['in counted offline', 'out counted forgotten']);
  expect((await world.rows()).at(-1)?.at).toEqual(planned.endsAt);
  expect(await state()).toMatchObject({ choices: ['in'], forgottenDay: planned.day });
  const late = await world.touch('out', { claimedAt: world.stamp(-5).toISOString() });
  expect(late.body).toMatchObject({ day: planned.day, punch: { kind: 'out', counts: 'counted' } });
  expect(await brief()).toEqual([
    'in counted offline',
    'out replaced forgotten',
    'out counted offline',
  ]);
});

test('an entry of weeks ago that nothing followed is closed too, and marked', async () => {
  const { body } = await world.touch('in');
  await world.age(body.punch.id, 12 * 24);
  await closeForgottenExits(world.db);
  expect(await brief()).toEqual(['in counted', 'out counted forgotten']);
  expect((await world.rows()).at(-1)?.at).toEqual((await world.rows())[0]?.at);
});

test('the entry of tomorrow closes what was left open, even before the server did', async () => {
  const { body } = await world.touch('in');
  await world.age(body.punch.id, 23);
  expect((await world.touch('in')).body.punch.kind).toBe('in');
  expect(await brief()).toEqual(['in counted', 'out counted forgotten', 'in counted']);
});

test('a punch from elsewhere is marked, or refused where the site asks so', async () => {
  const far = { position: { latitude: -31.4, longitude: -64.2, accuracy: 20 } };
  const { latitude, longitude } = world.site;
  const near = {
    position: { latitude: Number(latitude), longitude: Number(longitude), accuracy: 20 },
  };
  expect((await world.touch('in', far)).body.punch).toMatchObject({
    outside: true,
    siteName: null,
  });
  await world.clear();
  expect((await world.touch('in', near)).body.punch).toMatchObject({
    outside: false,
    siteName: world.site.name,
  });
  await world.clear();
  await world.db.update(site).set({ punchesInside: true });
  expect((await world.touch('in', far)).error.message).toMatch(
    /se ficha adentro, y estás a \d+ metros/,
  );
  expect((await world.touch('in')).error.message).toMatch(/se ficha con la ubicación/);
  expect((await world.touch('in', near)).status).toBe(200);
});

test('nothing is punched into a month that is closed', async () => {
  const month = `${world.dayOf(clock.now()).slice(0, 7)}-01`;
  const { id: closedBy } = await world.server.sessionOf('rrhh');
  const closed = { siteId: world.site.id, month, ledger: 'time', closedBy } as const;
  await world.db.insert(periodClose).values(closed);
  const refused = await world.touch('in');
  expect([refused.status, refused.error.code]).toEqual([409, 'periodo_cerrado']);
  await world.db.delete(periodClose);
});

test('who is in, who is late and who is away shows to who manages them, never why, and to nobody else', async () => {
  await world.plan(-2, 6);
  const own = async (as: string) => {
    const { status, body } = await world.server.call(getPresence, { siteId: world.site.id }, as);
    return [
      status,
      status === 200 && body.people.find(({ id }) => id === world.personOf('empleado'))?.presence,
    ];
  };
  expect(await own('rrhh')).toEqual([200, 'late']);
  const { body } = await world.touch('in');
  expect(await own('rrhh')).toEqual([200, 'in']);
  expect(await own('empleado')).toEqual([403, false]);
  const one = { id: body.punch.id };
  expect((await world.server.call(getPunch, one, 'empleado')).status).toBe(200);
  expect((await world.server.call(getPunch, one, 'operario')).status).toBe(404);
});

import { listPunchDay } from '@contract/markings/boardAcciones';
import { askCorrection, enterManyPunches } from '@contract/markings/correctionAcciones';
import { getPunchMonth } from '@contract/markings/punchAcciones';
import {
  approveRequest,
  getRequest,
  listWaiting,
  rejectRequest,
} from '@contract/workflow/requestAcciones';
import { punch } from '../../db/schema/markings';
import { type MarkingsWorld, markingsWorld } from './testing/markingsWorld';
import { instantAt } from './wallClock';

let world: MarkingsWorld;
/** A day that is over, whatever the hour of the test. */
let day = '';

beforeAll(async () => {
  world = await markingsWorld();
  day = world.dayOf(world.stamp(-48));
});
beforeEach(() => world.clear());
afterAll(() => world.server.close());

const reason = 'Me olvidé de fichar la salida.';

/** An entry of that day, and perhaps its exit. */
async function punched(...clocks: string[]) {
  const rows = clocks.map((clock, index) => ({
    personId: world.personOf('empleado'),
    at: instantAt(world.zone, day, clock),
    kind: index % 2 === 0 ? ('in' as const) : ('out' as const),
    source: 'web' as const,
    day,
  }));
  return world.db.insert(punch).values(rows).returning();
}

const ask = (punches: object[], as = 'empleado') =>
  world.server.call(askCorrection, { day, punches, reason }, as);
const waiting = async (as: string) =>
  (await world.server.call(listWaiting, {}, as)).body.rows.filter(({ title }) =>
    title.includes('ichada'),
  );
const brief = async () =>
  (await world.rows()).map(
    ({ kind, at, counts, source }) => `${kind} ${world.clockOf(at)} ${counts} ${source}`,
  );

test('a correction shows before and after to the manager; granted, the original stands beside it', async () => {
  const [entry] = await punched('08:02');
  const wished = [
    { id: entry?.id, kind: 'in', clock: '08:02' },
    { kind: 'out', clock: '17:30' },
  ];
  const { body, status, error } = await ask(wished);
  expect([status, error.message]).toEqual([200, undefined]);
  const asked = { id: body.requestId };
  const seen = (await world.server.call(getRequest, asked, 'supervisor')).body;
  expect(seen.facts.map(({ label, value }) => [label, value])).toEqual([
    ['Ahora', 'Entrada 08:02'],
    ['Quedaría', 'Entrada 08:02 · Salida 17:30'],
    ['Por qué', reason],
  ]);
  expect(await brief()).toEqual(['in 08:02 counted web']);
  expect((await ask(wished)).error.message).toMatch(/espera aprobación/);
  const [one] = await waiting('supervisor');
  const decided = await world.server.call(
    approveRequest,
    { id: one?.id, version: one?.version },
    'supervisor',
  );
  expect(decided.status).toBe(200);
  expect(await brief()).toEqual(['in 08:02 counted web', 'out 17:30 counted manual']);
});

test('an approval that the day does not fit any more is refused in words, and changes nothing', async () => {
  const [entry] = await punched('08:02');
  const exit = { kind: 'out', clock: '17:30' };
  expect((await ask([{ id: entry?.id, kind: 'in', clock: '08:02' }, exit])).status).toBe(200);
  const at = instantAt(world.zone, day, '17:00');
  const personId = world.personOf('empleado');
  await world.db.insert(punch).values({ personId, at, kind: 'out', source: 'web', day });
  const [one] = await waiting('supervisor');
  const asked = { id: one?.id, version: one?.version };
  const { status, error } = await world.server.call(approveRequest, asked, 'supervisor');
  expect([status, error.message]).toEqual([409, expect.stringMatching(/cambió.*se alternan/)]);
  expect(await brief()).toEqual(['in 08:02 counted web', 'out 17:00 counted web']);
});

test('a changed hour replaces, a missing one takes away, and nothing is lost', async () => {
  const rows = await punched('08:02', '12:00', '13:00', '17:00');
  await ask([
    { id: rows[0]?.id, kind: 'in', clock: '07:55' },
    { id: rows[3]?.id, kind: 'out', clock: '17:00' },
  ]);
  const [one] = await waiting('supervisor');
  await world.server.call(approveRequest, { id: one?.id, version: one?.version }, 'supervisor');
  expect(await brief()).toEqual([
    'in 07:55 counted manual',
    'in 08:02 replaced web',
    'out 12:00 replaced web',
    'in 13:00 replaced web',
    'out 17:00 counted web',
  ]);
  const [year, month] = day.split('-').map(Number);
  const months = await world.server.call(getPunchMonth, { year, month }, 'empleado');
  const found = months.body.days.find((one) => one.day === day);
  expect([found?.minutes, found?.requestId, months.body.asks]).toEqual([545, null, true]);
});

test.each([
  [
    'an exit before its entry',
    [{ kind: 'out', clock: '08:00' }],
    'El día empieza con una entrada.',
  ],
  [
    'two entries',
    [
      { kind: 'in', clock: '08:00' },
      { kind: 'in', clock: '09:00' },
    ],
    'Las fichadas se alternan: entrada, salida, entrada, salida.',
  ],
  ['nothing new', [], 'No cambiaste nada.'],
])('%s is refused where it is written', async (_name, punches, message) => {
  expect((await ask(punches)).error.message).toBe(message);
});

test('somebody else’s punch is not there to be corrected', async () => {
  const [entry] = await punched('08:02');
  const stolen = await ask(
    [
      { id: entry?.id, kind: 'in', clock: '06:00' },
      { kind: 'out', clock: '10:00' },
    ],
    'operario',
  );
  expect([stolen.status, stolen.error.code]).toEqual([404, 'no_encontrado']);
});

test('a punch that nobody can vouch for counts once its manager says so, and not at all if refused', async () => {
  const late = { claimedAt: world.stamp(-40).toISOString(), clockOffset: 0 };
  await world.touch('in', late);
  expect((await world.rows()).map(({ counts }) => counts)).toEqual(['waiting']);
  const [one] = await waiting('supervisor');
  expect(one?.title).toMatch(/^Fichada sin conexión/);
  await world.server.call(approveRequest, { id: one?.id, version: one?.version }, 'supervisor');
  expect((await world.rows()).map(({ counts }) => counts)).toEqual(['counted']);
  await world.clear();
  await world.touch('in', late);
  const [two] = await waiting('supervisor');
  await world.server.call(
    rejectRequest,
    { id: two?.id, version: two?.version, reason: 'Ese día no viniste.' },
    'supervisor',
  );
  expect((await world.rows()).map(({ counts }) => counts)).toEqual(['rejected']);
});

test('who manages writes the day of many, each by themselves; never their own, nor of whom they do not reach', async () => {
  await punched('08:00');
  const enter = (ids: number[], as: string) =>
    world.server.call(
      enterManyPunches,
      {
        selection: { kind: 'rows', ids },
        day,
        startsAt: '09:00',
        endsAt: '18:00',
        note: 'Capacitación afuera',
      },
      as,
    );
  const own = world.personOf('rrhh');
  const { body } = await enter(
    [world.personOf('empleado'), world.personOf('operario'), own],
    'rrhh',
  );
  expect(body.results.map(({ ok, message }) => (ok ? 'hecho' : message)).sort()).toEqual([
    'Con lo que ya fichó no se puede: las fichadas se alternan: entrada, salida, entrada, salida.',
    'Las tuyas las corrige otra persona: pedilo desde “Mis fichadas”.',
    'hecho',
  ]);
  const rows = await world.rows('operario');
  expect(rows.map(({ kind, source, note }) => [kind, source, note])).toEqual([
    ['in', 'manual', 'Capacitación afuera'],
    ['out', 'manual', 'Capacitación afuera'],
  ]);
  expect((await enter([world.personOf('rrhh')], 'supervisor')).body.done).toBe(0);
  expect((await enter([own], 'empleado')).status).toBe(403);
});

test('two shifts that touch are entered by hand one after the other; an exit at the hour of its entry is refused', async () => {
  const enter = (startsAt: string, endsAt: string) =>
    world.server.call(
      enterManyPunches,
      {
        selection: { kind: 'rows', ids: [world.personOf('empleado')] },
        day,
        startsAt,
        endsAt,
        note: 'Reloj sin luz',
      },
      'rrhh',
    );
  expect((await enter('08:00', '12:00')).body.done).toBe(1);
  expect((await enter('12:00', '16:00')).body.done).toBe(1);
  const { body } = await world.server.call(listPunchDay, { day }, 'rrhh');
  const own = body.rows.find(({ id }) => id === world.personOf('empleado'));
  expect(own?.on).toMatchObject({ minutes: 480, flags: ['noShift'] });
  const refused = await enter('09:00', '09:00');
  expect([refused.status, refused.error.fields]).toEqual([
    422,
    { endsAt: 'La salida no puede ser a la misma hora que la entrada.' },
  ]);
});

test('the list of a day begins with what somebody should look at', async () => {
  await punched('08:00', '16:00');
  await world.db.insert(punch).values({
    personId: world.personOf('operario'),
    at: instantAt(world.zone, day, '06:00'),
    kind: 'out',
    source: 'web',
    day,
    forgotten: true,
  });
  const { body } = await world.server.call(listPunchDay, { day }, 'rrhh');
  expect(body.rows[0]).toMatchObject({
    id: world.personOf('operario'),
    on: { flags: ['forgottenExit', 'missingEntry', 'noShift'] },
  });
  expect(body.toLookAt).toBe(1);
  const theirs = await world.server.call(listPunchDay, { day }, 'supervisor');
  expect(theirs.body.rows.map(({ id }) => id)).not.toContain(world.personOf('rrhh'));
});

import {
  decideOvertime,
  getWeekHours,
  listHourDays,
  listHourTotals,
} from '@contract/hours/hourAcciones';
import { and, eq, sql } from 'drizzle-orm';
import { whileHeld } from '../../../tests/support/whileHeld';
import { hourMark, hourPeriod } from '../../db/schema/hours';
import { punch } from '../../db/schema/markings';
import { hoursWorld, MONDAY } from './testing/hoursWorld';
import { seenRows } from './testing/seenRows';
import { workOffMarks } from './workOffMarks';

let world: Awaited<ReturnType<typeof hoursWorld>>;

beforeAll(async () => {
  world = await hoursWorld();
});
afterAll(() => world.server.close());
beforeEach(() => world.empty());

const at = new Date('2026-11-10T12:00:00Z');

/** The day of the week that all of these are about, as whoever decides has it. */
const filters = [{ field: 'day', operator: 'is', value: MONDAY }];
const find = async () =>
  (await world.server.call(listHourDays, { filters }, 'supervisor')).body.rows[0];

test('overtime is decided with its reason, sums, and waits again when the minutes change', async () => {
  await world.plan(0);
  await world.punches(0, '09:00', '19:00');
  const row = await find();
  const decide = (move: 'approve' | 'reject' | 'reopen', reason = '', as = 'supervisor') =>
    world.server.call(decideOvertime, { ...seenRows([row]), move, reason }, as);
  expect((await decide('approve')).status).toBe(422);
  expect((await decide('approve', 'Inventario', 'empleado')).status).toBe(403);
  expect((await decide('approve', 'Inventario')).body).toMatchObject({ done: 1, refused: 0 });
  expect(await find()).toMatchObject({ overtime: 'approved', extra50: 60 });
  expect((await decide('approve', 'Otra vez')).body).toMatchObject({ done: 0, refused: 1 });
  const [week] = await world.db
    .select()
    .from(hourPeriod)
    .where(and(eq(hourPeriod.personId, world.own), eq(hourPeriod.unit, 'week')));
  expect(week?.granted).toBe(60);
  const { body: own } = await world.server.call(getWeekHours, { from: MONDAY }, 'empleado');
  expect(own.days[0]?.overtime).toEqual({ id: row?.id, state: 'approved', reason: 'Inventario' });
  // The same minutes stay decided, others are another question.
  await world.db.insert(hourMark).values({ personId: world.own, day: MONDAY });
  await workOffMarks(world.db, undefined, at);
  expect(await find()).toMatchObject({ overtime: 'approved' });
  await world.db.update(punch).set({ counts: 'replaced' }).where(eq(punch.kind, 'out'));
  await world.touch(0, '20:00', 'out');
  expect(await find()).toMatchObject({ overtime: 'waiting', extra50: 120 });
});

test('minutes that changed after whoever decides looked are refused with both figures', async () => {
  await world.plan(0);
  await world.punches(0, '09:00', '19:00');
  const seen = await find();
  await world.db.update(punch).set({ counts: 'replaced' }).where(eq(punch.kind, 'out'));
  await world.touch(0, '20:00', 'out');
  const now = await find();
  const decide = (asked: object) =>
    world.server.call(
      decideOvertime,
      { ...seenRows([seen]), move: 'approve', reason: 'Inventario', ...asked },
      'supervisor',
    );
  const { body } = await decide({});
  expect([body.done, body.results[0]?.message]).toEqual([
    0,
    'Cambió después de que lo viste: eran 1:00 al 50 % y 0:00 al 100 %, y son 2:00 al 50 % y 0:00 al 100 %.',
  ]);
  expect((await find())?.overtime).toBe('waiting');
  expect((await decide({ seen: [] })).error.fields?.seen).toBe(
    'Falta qué minutos viste de cada día.',
  );
  expect((await decide(seenRows([now]))).body.done).toBe(1);
});

test('two decide the same day: the second is told who was first, and an undo of the first erases nothing', async () => {
  await world.plan(0);
  await world.punches(0, '09:00', '19:00');
  const row = await find();
  const decide = (move: string, as: string, asked: object = seenRows([row])) =>
    world.server.call(decideOvertime, { ...asked, move, reason: 'Inventario' }, as);
  const both = await Promise.all([decide('approve', 'supervisor'), decide('reject', 'rrhh')]);
  expect(both.map(({ body }) => body.done).toSorted()).toEqual([0, 1]);
  const refused = both.find(({ body }) => body.done === 0);
  expect(refused?.body.results[0]?.message).toMatch(/lo decidió después de que lo viste/);
  const [first] = both.flatMap(({ body }) => (body.done === 1 ? [body.results[0]?.undo] : []));
  // Then another decider looks again and decides otherwise; the first takes back what they did.
  const standing = await find();
  const otherwise = standing?.overtime === 'approved' ? 'reject' : 'approve';
  expect((await decide(otherwise, 'rrhh', seenRows([standing]))).body.done).toBe(1);
  const selection = { kind: 'rows', ids: [row?.id] };
  const undone = await world.server.call(decideOvertime, { selection, ...first }, 'supervisor');
  expect(undone.body).toMatchObject({ done: 0, refused: 1 });
  expect((await find())?.overtime).toBe(otherwise === 'reject' ? 'rejected' : 'approved');
});

test('a decision that is taken while hours are reckoned is not lost', async () => {
  await world.plan(0);
  await world.punches(0, '09:00', '19:00');
  const row = await find();
  const id = row?.id ?? 0;
  const decided = `select from hour_day where id = ${id} for update;
    insert into overtime_decision (person_id, day, granted, extra50, extra100, reason, author_id)
    select person_id, day, 'rejected', extra50, extra100, 'No hacía falta', (select min(id) from account)
    from hour_day where id = ${id};
    update hour_day set overtime = 'rejected' where id = ${id}`;
  await world.db.insert(hourMark).values({ personId: world.own, day: MONDAY });
  const reckon = () => workOffMarks(world.db, undefined, at);
  await whileHeld(world.server, { lock: decided, begin: reckon, keep: true });
  expect((await find())?.overtime).toBe('rejected');
});

test('of all that match, a day on another page is decided with those that were shown', async () => {
  await world.plan(0);
  await world.punches(0, '09:00', '19:00');
  const there = await find();
  const shown = [
    { id: (there?.id ?? 0) + 1, extra50: 30, extra100: 0, overtime: 'waiting' as const },
  ];
  const selection = { kind: 'filtered', filters, except: [] };
  const asked = { selection, seen: shown, move: 'approve', reason: 'Inventario' };
  const { body } = await world.server.call(decideOvertime, asked, 'supervisor');
  expect(body.refused).toBe(0);
  expect((await find())?.overtime).toBe('approved');
});

test('overtime of a night is paid as night once somebody approves it, and no longer when they take it back', async () => {
  await world.touch(0, '20:00', 'in');
  await world.touch(1, '00:00', 'out', { day: MONDAY });
  const decide = async (move: 'approve' | 'reopen') =>
    world.server.call(
      decideOvertime,
      { ...seenRows([await find()]), move, reason: 'Inventario' },
      'supervisor',
    );
  expect(await find()).toMatchObject({ extra50: 240, night: 0, overtime: 'waiting' });
  await decide('approve');
  expect(await find()).toMatchObject({ extra50: 240, night: 180, overtime: 'approved' });
  const { body } = await world.server.call(getWeekHours, { from: MONDAY }, 'empleado');
  expect(body.days[0]?.figures.night).toBe(180);
  await decide('reopen');
  expect(await find()).toMatchObject({ extra50: 240, night: 0, overtime: 'waiting' });
});

test('overtime beyond what a month may have is told with its figure where it is decided, and refused to nobody', async () => {
  for (const index of [0, 1, 2, 3]) {
    await world.plan(index);
    await world.punches(index, '09:00', '21:00');
  }
  const month = [
    { field: 'unit', operator: 'is', value: 'month' },
    { field: 'fromDay', operator: 'is', value: '2026-10-01' },
  ];
  const days = [{ field: 'day', operator: 'is', value: MONDAY }];
  const told = async () => [
    (await world.server.call(listHourTotals, { filters: month }, 'supervisor')).body.rows[0]
      ?.overCaps,
    (await world.server.call(listHourDays, { filters: days }, 'supervisor')).body.rows[0]?.overCaps,
  ];
  const cap = (code: string, hours: string) =>
    world.db.execute(sql`insert into parameter (code, valid_from, value)
      values (${code}, '2026-10-01', ${hours})`);
  expect(await told()).toEqual([[], []]);
  await cap('hours.overtimeMonth', '12');
  // Twelve hours are what it may have.
  expect(await told()).toEqual([[], []]);
  await cap('hours.overtimeYear', '11');
  expect((await told())[1]).toEqual(['12:00 extras en 2026 (tope 11 h)']);
  await world.db.execute(
    sql`delete from parameter where code like 'hours.overtime%' and valid_from = '2026-10-01'`,
  );
  await cap('hours.overtimeMonth', '11');
  expect((await told())[0]).toEqual(['12:00 extras en octubre de 2026 (tope 11 h)']);
  await world.db.execute(
    sql`delete from parameter where code like 'hours.overtime%' and valid_from = '2026-10-01'`,
  );
});

test('a decision is reopened by whoever took it or who keeps the hours of all, and by no other', async () => {
  await world.plan(0);
  await world.punches(0, '09:00', '19:00');
  const decide = async (move: string, as: string) =>
    world.server.call(
      decideOvertime,
      { ...seenRows([await find()]), move, reason: 'Inventario' },
      as,
    );
  expect((await decide('approve', 'rrhh')).body.done).toBe(1);
  const { body } = await decide('reopen', 'supervisor');
  expect([body.done, body.results[0]?.message]).toEqual([
    0,
    expect.stringMatching(/^La decidió .*: la deja sin decidir esa persona/),
  ]);
  expect((await find())?.overtime).toBe('approved');
  // They may still decide it anew, in their own name, and then it is theirs to reopen.
  expect((await decide('reject', 'supervisor')).body.done).toBe(1);
  expect((await decide('reopen', 'supervisor')).body.done).toBe(1);
  expect((await decide('approve', 'supervisor')).body.done).toBe(1);
  expect((await decide('reopen', 'rrhh')).body.done).toBe(1);
  expect((await find())?.overtime).toBe('waiting');
});

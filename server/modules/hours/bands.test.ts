import { listBands, removeBand, saveBand } from '@contract/hours/bandAcciones';
import {
  decideOvertime,
  getWeekHours,
  listHourDays,
  listHourTotals,
} from '@contract/hours/hourAcciones';
import { asc, eq } from 'drizzle-orm';
import { periodClose } from '../../db/schema/closes';
import { band, hourDayBand } from '../../db/schema/hourBands';
import { hourMark } from '../../db/schema/hours';
import { person, site } from '../../db/schema/organisation';
import { account, role } from '../../db/schema/session';
import { hoursWorld, MONDAY } from './testing/hoursWorld';
import { seenRows } from './testing/seenRows';
import { workOffMarks } from './workOffMarks';

let world: Awaited<ReturnType<typeof hoursWorld>>;
let siteId: number;

beforeAll(async () => {
  world = await hoursWorld();
  const [row] = await world.db.select().from(person).where(eq(person.id, world.own));
  siteId = row?.siteId ?? 0;
});
afterAll(() => world.server.close());
beforeEach(async () => {
  await world.db.delete(hourDayBand);
  await world.empty();
  await world.db.delete(band);
  await world.db.delete(periodClose);
});

const at = new Date('2026-11-10T12:00:00Z');
/** From four in the afternoon to ten, on any Monday: two hours of the shift and what comes after it. */
const late = {
  name: 'Tarde',
  code: 'TAR',
  weekdays: [1],
  startsAt: '16:00',
  endsAt: '22:00',
  multiplier: '1.25',
  fromDay: '2026-10-01',
};
const save = (more: object = {}, as = 'rrhh') =>
  world.server.call(saveBand, { ...late, ...more }, as);
const kept = () =>
  world.db
    .select({ day: hourDayBand.day, minutes: hourDayBand.minutes, extra: hourDayBand.extra })
    .from(hourDayBand)
    .orderBy(asc(hourDayBand.day));
const reckon = () => workOffMarks(world.db, undefined, at);

test('a band marks the days between its dates; what it counts opens into why, and changes with it', async () => {
  await world.plan(0);
  await world.punches(0, '09:00', '19:30');
  await reckon();
  const { body: made } = await save();
  await reckon();
  expect(await kept()).toEqual([{ day: MONDAY, minutes: 120, extra: 90 }]);
  const { body: week } = await world.server.call(getWeekHours, { from: MONDAY }, 'empleado');
  expect(week.days[0]?.bands).toMatchObject([
    {
      name: 'Tarde',
      minutes: 120,
      reasons: [
        { minutes: 120, why: 'Tarde × 1,25' },
        { minutes: 90, why: 'Tarde × 1,25, en extras por decidir' },
      ],
    },
  ]);
  const changed = await save({ id: made.id, version: made.version, startsAt: '17:00' });
  expect(changed.status).toBe(200);
  await reckon();
  expect(await kept()).toMatchObject([{ minutes: 60, extra: 90 }]);
  const { version } = changed.body;
  await save({ id: made.id, version, startsAt: '17:00', toDay: '2026-10-25' });
  await reckon();
  expect(await kept()).toEqual([]);
});

test('another word of it has nothing reckoned again, and a band of another site neither', async () => {
  await world.plan(0);
  await world.punches(0, '09:00', '18:00');
  const { body } = await save();
  await reckon();
  const marks = () => world.db.$count(hourMark);
  await save({ id: body.id, version: body.version, name: 'Tardecita' });
  expect(await marks()).toBe(0);
  const [other] = (await world.db.select().from(site)).filter(({ id }) => id !== siteId);
  await save({ name: 'De allá', code: 'ALLA', siteId: other?.id });
  expect(await marks()).toBe(0);
  await save({ name: 'De acá', code: 'ACA', siteId });
  expect(await marks()).toBeGreaterThan(0);
});

test('in overtime it counts once that is granted; the month shows it and is narrowed by it', async () => {
  await world.plan(0);
  await world.punches(0, '09:00', '19:30');
  const { body: made } = await save();
  const totals = async (bandId: number) => {
    const filters = [
      { field: 'unit', operator: 'is' as const, value: 'week' },
      { field: 'fromDay', operator: 'is' as const, value: MONDAY },
      { field: 'bandId', operator: 'in' as const, value: [bandId] },
    ];
    return (await world.server.call(listHourTotals, { filters }, 'rrhh')).body.rows;
  };
  await reckon();
  expect(await totals(made.id)).toMatchObject([{ bands: [{ code: 'TAR', minutes: 120 }] }]);
  expect(await totals(made.id + 1000)).toEqual([]);
  const filters = [{ field: 'day', operator: 'is' as const, value: MONDAY }];
  const days = await world.server.call(listHourDays, { filters }, 'supervisor');
  await world.server.call(
    decideOvertime,
    { ...seenRows([days.body.rows[0]]), move: 'approve', reason: 'Inventario' },
    'supervisor',
  );
  expect(await totals(made.id)).toMatchObject([{ bands: [{ minutes: 210 }] }]);
});

test('who lacks the flag changes none, and who keeps one site keeps no other and not those of all', async () => {
  const { body: all } = await save();
  expect((await save({ name: 'Otra', code: 'OT' }, 'supervisor')).status).toBe(403);
  expect((await world.server.call(listBands, {}, 'supervisor')).body.edits).toBe(false);
  const [chief] = await world.db.select().from(account).where(eq(account.username, 'jefe'));
  const [found] = await world.db
    .select()
    .from(role)
    .where(eq(role.id, chief?.roleId ?? 0));
  if (!found || !chief?.personId) throw new Error('nobody is jefe');
  const flags = { ...(found.flags as object), HOURS: { SHOW: true, STRIP: true } };
  await world.db.update(role).set({ flags }).where(eq(role.id, found.id));
  const [own] = await world.db.select().from(person).where(eq(person.id, chief.personId));
  const theirs = { name: 'Depósito', code: 'DEP', siteId: own?.siteId };
  expect((await save(theirs, 'jefe')).status).toBe(200);
  expect((await save({ name: 'De todas', code: 'TOD' }, 'jefe')).status).toBe(422);
  const target = { id: all.id, version: all.version };
  expect((await save(target, 'jefe')).status).toBe(404);
  expect((await world.server.call(removeBand, target, 'jefe')).status).toBe(404);
  await world.db.update(role).set({ flags: found.flags }).where(eq(role.id, found.id));
});

test('what has hours is ended, not removed; what overlaps is told', async () => {
  await world.plan(0);
  await world.punches(0, '09:00', '18:00');
  const { body: made } = await save();
  await reckon();
  const removed = await world.server.call(
    removeBand,
    { id: made.id, version: made.version },
    'rrhh',
  );
  expect([removed.status, removed.error.message]).toEqual([
    409,
    expect.stringContaining('Ya tiene horas'),
  ]);
  const { body: second } = await save({
    name: 'Noche',
    code: 'NOC',
    startsAt: '21:00',
    endsAt: '05:00',
  });
  expect(second.overlaps).toEqual(['Tarde']);
  const gone = await world.server.call(
    removeBand,
    { id: second.id, version: second.version },
    'rrhh',
  );
  // No person has hours at night, so the band may go.
  expect(gone.status).toBe(200);
});

test('a month that is closed keeps its bands: the rule stays, its end and its name may change', async () => {
  const { body: made } = await save();
  await world.db
    .insert(periodClose)
    .values({ siteId, month: '2026-10-01', ledger: 'time', closedBy: 1 });
  const target = { id: made.id, version: made.version };
  const refused = await save({ ...target, multiplier: '2' });
  expect([refused.status, refused.error.code]).toEqual([409, 'periodo_cerrado']);
  expect((await save({ ...target, toDay: '2026-10-15' })).status).toBe(409);
  expect((await save({ name: 'Nueva', code: 'NUE' })).status).toBe(409);
  expect((await save({ ...target, name: 'Otro nombre', toDay: '2026-10-31' })).status).toBe(200);
  expect((await save({ name: 'Nueva', code: 'NUE', fromDay: '2026-11-01' })).status).toBe(200);
});

test.each([
  [{ multiplier: '0.9' }, 'multiplier'],
  [{ multiplier: '1.255' }, 'multiplier'],
  [{ multiplier: '-2' }, 'multiplier'],
  [{ weekdays: [] }, 'weekdays'],
  [{ weekdays: [1, 1] }, 'weekdays'],
  [{ toDay: '2026-09-01' }, 'toDay'],
  [{ siteId: 987_654 }, 'siteId'],
])('%j is refused at its field', async (wrong, field) => {
  const { status, error } = await save(wrong);
  expect([status, Object.keys(error.fields ?? {})]).toEqual([422, [field]]);
});

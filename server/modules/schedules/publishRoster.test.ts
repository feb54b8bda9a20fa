import { listNotifications } from '@contract/notifications/listNotifications';
import {
  fillRoster,
  listRoster,
  planShifts,
  previewPublication,
  publishRoster,
} from '@contract/schedules/rosterAcciones';
import { and, eq } from 'drizzle-orm';
import { auditEntry } from '../../db/schema/audit';
import { areaMinimum } from '../../db/schema/holidays';
import { person } from '../../db/schema/organisation';
import { plannedShift, rotation, shiftAssignment } from '../../db/schema/schedules';
import { parameter, siteHoliday } from '../../db/schema/settings';
import { planAhead } from './planAhead';
import { publishedShifts } from './publishedShifts';
import { dayOfWeek, type RosterServer, rosterServer, week } from './testing/rosterTools';

let tools: RosterServer;
let worker: { id: number; siteId: number; areaId: number };

beforeAll(async () => {
  tools = await rosterServer();
  worker = await tools.personOf('empleado');
});
afterAll(() => tools.server.close());
beforeEach(() => tools.db.delete(plannedShift).where(eq(plannedShift.personId, worker.id)));

const call: RosterServer['server']['call'] = (...given) => tools.server.call(...given);
const plan = (index: number, shiftIds: number[], seen: number[] = []) =>
  call(
    planShifts,
    { cells: [{ personId: worker.id, day: dayOfWeek(index), shiftIds, seen }] },
    'rrhh',
  );
const preview = async (as = 'rrhh') =>
  (await call(previewPublication, { from: dayOfWeek(2) }, as)).body;
const publish = async () =>
  call(publishRoster, { from: week.from, mark: (await preview()).mark }, 'rrhh');
const seenBy = async (as: string) => {
  const { body } = await call(listRoster, { from: week.from, areaId: worker.areaId }, as);
  return { ...body, row: body.people.find(({ id }) => id === worker.id) };
};
const published = () => publishedShifts(tools.db, [worker.id], week);
const bell = async () => (await call(listNotifications, {}, 'empleado')).body.rows[0];

test('who searches on the board publishes and fills nobody beyond what is found', async () => {
  const other = await tools.personOf('operario');
  const [theirs] = await tools.db.select().from(person).where(eq(person.id, worker.id));
  const both = [worker.id, other.id].map((personId) => ({
    ...{ personId, day: dayOfWeek(3), shiftIds: [tools.morning] },
    seen: [],
  }));
  await tools.db.delete(plannedShift).where(eq(plannedShift.personId, other.id));
  await call(planShifts, { cells: both }, 'rrhh');
  const found = { from: week.from, search: theirs?.docket ?? 'sin legajo' };
  const { body: seen } = await call(previewPublication, found, 'rrhh');
  expect(seen.people.map(({ id }) => id)).toEqual([worker.id]);
  const { body: board } = await call(listRoster, found, 'rrhh');
  expect(board.unpublished).toBe(1);
  // The mark of all is none of these, and publishes nothing.
  const { mark } = await preview();
  expect((await call(publishRoster, { ...found, mark }, 'rrhh')).status).toBe(409);
  await call(publishRoster, { ...found, mark: seen.mark }, 'rrhh');
  expect(await publishedShifts(tools.db, [worker.id, other.id], week)).toMatchObject([
    { personId: worker.id },
  ]);
  const { body: filled } = await call(fillRoster, { from: week.from, search: 'Nadie así' }, 'rrhh');
  expect(filled).toEqual({ planned: 0, cells: [] });
  await tools.db.delete(plannedShift).where(eq(plannedShift.personId, other.id));
});

test('against the minimum of an area only who sees all of it counts: nobody is told that nine of ten are missing', async () => {
  await tools.db
    .insert(areaMinimum)
    .values({ areaId: worker.areaId, people: 6 })
    .onConflictDoUpdate({ target: areaMinimum.areaId, set: { people: 6 } });
  await plan(1, [tools.morning]);
  await publish();
  const tuesday = async (as: string) =>
    (await seenBy(as)).coverage.find(({ day }) => day === dayOfWeek(1));
  expect(await tuesday('rrhh')).toMatchObject({ minimum: 6 });
  expect(await tuesday('empleado')).toMatchObject({ planned: 1, minimum: null });
  await plan(1, [], [tools.morning]);
  await publish();
});

test('staff see and hear of nothing but what is published, in words of what changed', async () => {
  await plan(0, [tools.morning]);
  expect((await seenBy('empleado')).row?.cells).toEqual([]);
  expect((await seenBy('admin')).row?.cells).toEqual([]);
  expect((await seenBy('rrhh')).row?.cells).toMatchObject([{ shifts: [{ state: 'draft' }] }]);
  expect((await seenBy('rrhh')).unpublished).toBe(1);
  expect((await preview()).people).toMatchObject([
    { id: worker.id, changes: [{ before: null, after: 'De prueba XM 06:00–14:00' }] },
  ]);
  expect((await publish()).body).toEqual({ people: 1, days: 1 });
  expect((await seenBy('empleado')).row?.cells).toMatchObject([
    { shifts: [{ state: 'published' }] },
  ]);
  expect(await bell()).toMatchObject({
    type: 'schedules.published',
    title: expect.stringMatching(/^Publicaron tu horario del /),
    body: expect.stringMatching(/^lun .*: De prueba XM 06:00–14:00$/),
  });
  await plan(0, [], [tools.morning]);
  // Taken away in the draft: staff still have it.
  expect((await seenBy('empleado')).row?.cells).toMatchObject([
    { shifts: [{ state: 'published' }] },
  ]);
  expect(await published()).toHaveLength(1);
  await publish();
  expect((await bell())?.body).toMatch(/^lun .*: franco \(antes De prueba XM 06:00–14:00\)$/);
  expect(await published()).toEqual([]);
});

test('one publishes what one looked at, once', async () => {
  await plan(0, [tools.morning]);
  const { mark } = await preview();
  await plan(1, [tools.morning]);
  const stale = await call(publishRoster, { from: week.from, mark }, 'rrhh');
  expect([stale.status, stale.error.message]).toEqual([409, expect.stringContaining('cambió')]);
  const now = (await preview()).mark;
  const both = await Promise.all(
    [1, 2].map(() => call(publishRoster, { from: week.from, mark: now }, 'rrhh')),
  );
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await published()).toHaveLength(2);
  const entries = await tools.db
    .select()
    .from(auditEntry)
    .where(and(eq(auditEntry.accion, publishRoster.name), eq(auditEntry.entity, 'roster')));
  expect(entries.at(-1)?.after).toEqual({ people: '1 persona', days: '2 días' });
});

test('who only looks, or reaches others, publishes nothing of theirs', async () => {
  await plan(0, [tools.morning]);
  expect((await call(previewPublication, { from: week.from }, 'admin')).status).toBe(403);
  expect((await preview('jefe')).people).toEqual([]);
  const elsewhere = { from: week.from, areaId: worker.areaId };
  expect((await call(listRoster, elsewhere, 'jefe')).status).toBe(404);
  expect((await call(fillRoster, { from: week.from, siteId: 999_999 }, 'rrhh')).status).toBe(404);
});

test('the board counts who is planned against who must be there, and says what is too much', async () => {
  await tools.db
    .insert(areaMinimum)
    .values({ areaId: worker.areaId, people: 2 })
    .onConflictDoUpdate({ target: areaMinimum.areaId, set: { people: 2 } });
  await plan(0, [tools.afternoon]);
  await plan(1, [tools.morning]);
  const { row, coverage } = await seenBy('rrhh');
  expect(coverage).toContainEqual(
    expect.objectContaining({ areaId: worker.areaId, day: dayOfWeek(0), planned: 1, minimum: 2 }),
  );
  // On a Sunday on which nobody works, nobody is missing.
  expect(coverage).toContainEqual(
    expect.objectContaining({
      areaId: worker.areaId,
      day: dayOfWeek(6),
      planned: 0,
      minimum: null,
    }),
  );
  expect(row).toMatchObject({
    minutes: 960,
    warnings: [
      { kind: 'rest', day: dayOfWeek(1), text: expect.stringMatching(/^8 h de descanso/) },
    ],
  });
});

test('rotations fill what is empty, leave holidays off, and plan each week once', async () => {
  const { morning, afternoon } = tools;
  const days = [morning, morning, null, morning, morning, null, null];
  const [cycle] = await tools.db
    .insert(rotation)
    .values({ name: 'De prueba', days, byWeek: true })
    .returning();
  const rotationId = cycle?.id ?? 0;
  await tools.db.insert(shiftAssignment).values({
    target: 'person',
    personId: worker.id,
    rotationId,
    fromDay: week.from,
  });
  await tools.db
    .insert(siteHoliday)
    .values({ day: dayOfWeek(3), name: 'De prueba', siteId: worker.siteId });
  await plan(0, [afternoon]);
  const { body } = await call(fillRoster, { from: week.from, areaId: worker.areaId }, 'rrhh');
  expect(body.planned).toBe(2);
  // Each cell that was filled can be taken back from the board.
  expect(body.cells.map(({ personId, day, shiftIds }) => [personId, day, shiftIds])).toEqual(
    [1, 4].map((index) => [worker.id, dayOfWeek(index), [morning]]),
  );
  const cells = (await seenBy('rrhh')).row?.cells;
  expect(cells?.map(({ day, shifts }) => [day, shifts[0]?.shiftId])).toEqual([
    [dayOfWeek(0), afternoon],
    [dayOfWeek(1), morning],
    [dayOfWeek(4), morning],
  ]);
  await tools.db.delete(plannedShift).where(eq(plannedShift.personId, worker.id));
  const rows = () =>
    tools.db.select().from(plannedShift).where(eq(plannedShift.personId, worker.id));
  await tools.db
    .insert(parameter)
    .values({ code: 'schedules.weeksAhead', validFrom: '2026-01-01', value: '1' });
  await planAhead(tools.db, dayOfWeek(-7));
  expect((await rows()).map(({ day }) => day).sort()).toEqual([0, 1, 4].map(dayOfWeek));
  // Emptied by somebody: the server does not put it back.
  await tools.db.delete(plannedShift).where(eq(plannedShift.day, dayOfWeek(4)));
  await planAhead(tools.db, dayOfWeek(-7));
  expect(await rows()).toHaveLength(2);
  await planAhead(tools.db, dayOfWeek(0));
  expect((await rows()).map(({ day }) => day)).toContain(dayOfWeek(7));
});

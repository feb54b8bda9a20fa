import {
  deleteAssignment,
  listAssignments,
  previewAssignment,
  saveAssignment,
} from '@contract/schedules/assignmentAcciones';
import { saveRotation, saveShift } from '@contract/schedules/shiftAcciones';
import { and, eq, gte, isNotNull } from 'drizzle-orm';
import { plannedShift } from '../../db/schema/schedules';
import { clock } from '../../engine/time/clock';
import { addDays, weekday } from '../../engine/time/days';
import { todayIn } from '../../engine/time/nowIn';
import { weekOf } from '../../engine/time/weekOf';
import { type RosterServer, rosterServer } from './testing/rosterTools';

let tools: RosterServer;
let rotationId = 0;
let worker: Awaited<ReturnType<RosterServer['personOf']>>;

/** Before what is planned ahead ends. */
const monday = addDays(weekOf(todayIn()).from, 35);
const sunday = addDays(monday, 6);

beforeAll(async () => {
  tools = await rosterServer();
  worker = await tools.personOf('operario');
  const { body } = await call(saveRotation, rotation({}), 'rrhh');
  rotationId = body.id;
});
afterAll(() => tools.server.close());

const call: RosterServer['server']['call'] = (...given) => tools.server.call(...given);
const rotation = (fields: object) => ({
  name: 'Cuatro por dos',
  days: [tools.morning, tools.morning, tools.morning, tools.morning, null, null],
  ...fields,
});
const assignment = (fields: object = {}) => ({
  target: 'person',
  personId: worker.id,
  rotationId,
  fromDay: monday,
  toDay: sunday,
  onHolidays: 'work',
  ...fields,
});
const planned = async () =>
  (
    await tools.db
      .select()
      .from(plannedShift)
      .where(
        and(
          eq(plannedShift.personId, worker.id),
          gte(plannedShift.day, monday),
          isNotNull(plannedShift.assignmentId),
        ),
      )
      .orderBy(plannedShift.day)
  ).filter(({ day }) => day <= sunday);

test('shifts and rotations are kept by who plans all, with their faults beside the field', async () => {
  const shift = {
    name: 'Cortado',
    code: 'ct',
    color: 'blue',
    startsAt: '09:00',
    endsAt: '18:00',
    breakKind: 'fixed',
    breakMinutes: 60,
  };
  expect((await call(saveShift, shift, 'supervisor')).status).toBe(403);
  const saved = await call(saveShift, shift, 'admin');
  expect(saved.body).toMatchObject({ code: 'CT', workedMinutes: 480, version: 1 });
  expect((await call(saveShift, shift, 'rrhh')).error.fields).toHaveProperty('code');
  const faults = async (fields: object) =>
    (await call(saveShift, { ...shift, name: 'Otro', code: 'OT', ...fields }, 'rrhh')).error.fields;
  expect(await faults({ breakKind: 'none' })).toHaveProperty('breakKind');
  expect(await faults({ breakMinutes: 0 })).toHaveProperty('breakMinutes');
  const weeks = await call(saveRotation, rotation({ name: 'Otra', byWeek: true }), 'rrhh');
  expect(weeks.error.fields?.days).toContain('semanas completas');
  const strange = await call(saveRotation, rotation({ name: 'Otra', days: [999_999] }), 'rrhh');
  expect(strange.error.fields).toHaveProperty('days');
});

test('an assignment says what it will plan, and plans that', async () => {
  const preview = await call(previewAssignment, assignment(), 'jefe');
  expect(preview.body).toEqual({ shifts: 5, people: 1, until: sunday });
  const { body } = await call(saveAssignment, assignment(), 'jefe');
  expect(body).toMatchObject({
    targetName: expect.stringMatching(/,/),
    rotationName: 'Cuatro por dos',
  });
  expect((await planned()).map(({ day }) => weekday(day))).toEqual([1, 2, 3, 4, 7]);
  const twice = await call(saveAssignment, assignment({ fromDay: sunday, toDay: null }), 'rrhh');
  expect(twice.error.fields?.fromDay).toContain('Ya tiene otra rotación');
  // Another day to begin with: what was planned in draft is made anew.
  const again = { ...assignment({ firstDay: 3 }), id: body.id, version: body.version };
  expect((await call(saveAssignment, again, 'jefe')).status).toBe(200);
  expect((await planned()).map(({ day }) => weekday(day))).toEqual([1, 2, 5, 6, 7]);
  const shorter = { ...again, toDay: addDays(monday, 1), version: body.version + 1 };
  await call(saveAssignment, shorter, 'jefe');
  expect((await planned()).map(({ day }) => weekday(day))).toEqual([1, 2]);
  const gone = await call(deleteAssignment, { id: body.id, version: body.version + 2 }, 'jefe');
  expect(gone.status).toBe(200);
  expect(await planned()).toEqual([]);
});

test('another rotation plans the drafts anew; what was told to somebody keeps the assignment', async () => {
  const { body } = await call(saveAssignment, assignment(), 'rrhh');
  const days = [tools.night, null];
  const changed = rotation({ id: rotationId, version: 1, days });
  expect((await call(saveRotation, changed, 'rrhh')).status).toBe(200);
  expect((await planned()).map(({ shiftId }) => shiftId)).toEqual(
    [0, 2, 4, 6].map(() => tools.night),
  );
  await tools.db
    .update(plannedShift)
    .set({ publishedAt: clock.now() })
    .where(eq(plannedShift.assignmentId, body.id));
  const kept = await call(deleteAssignment, { id: body.id, version: body.version }, 'rrhh');
  expect([kept.status, kept.error.message]).toEqual([
    409,
    expect.stringContaining('ponele un fin'),
  ]);
});

test('a place where somebody out of reach works is not theirs to plan', async () => {
  const area = { target: 'area', personId: null, areaId: worker.areaId };
  expect((await call(previewAssignment, assignment(area), 'jefe')).status).toBe(200);
  const elsewhere = await tools.personOf('empleado');
  const theirs = { target: 'site', personId: null, siteId: elsewhere.siteId };
  const refused = await call(previewAssignment, assignment(theirs), 'supervisor');
  const nobody = await call(
    previewAssignment,
    assignment({ ...theirs, siteId: 999_999 }),
    'supervisor',
  );
  expect([refused.status, refused.error.message]).toEqual([nobody.status, nobody.error.message]);
  expect(refused.status).toBe(404);
  const { body } = await call(listAssignments, {}, 'supervisor');
  expect(body.rows.every(({ target }) => target === 'person')).toBe(true);
});

import { createPerson } from '@contract/users/personAcciones';
import { deletePersonHistory, savePersonHistory } from '@contract/users/personPartAcciones';
import { and, asc, eq, isNotNull, ne } from 'drizzle-orm';
import { area } from '../../db/schema/organisation';
import { plannedShift, rotation, shiftAssignment } from '../../db/schema/schedules';
import { addDays } from '../../engine/time/days';
import { todayIn } from '../../engine/time/nowIn';
import { followPlaces } from './followPlaces';
import { planAhead } from './planAhead';
import { type RosterServer, rosterServer } from './testing/rosterTools';

let tools: RosterServer;
let worker: Awaited<ReturnType<RosterServer['personOf']>>;
let otherArea: number;
const today = todayIn();
const moving = addDays(today, 3);

const newPerson = {
  docket: 'NV1',
  firstName: 'Nadia',
  lastName: 'Nueva',
  dni: '30111222',
  cuil: '27301112225',
  birthDate: '1990-05-02',
  position: 'Operaria',
  hireDate: addDays(today, 2),
};

beforeAll(async () => {
  tools = await rosterServer();
  worker = await tools.personOf('operario');
  const [other] = await tools.db
    .select()
    .from(area)
    .where(and(ne(area.siteId, worker.siteId), ne(area.id, worker.areaId)))
    .limit(1);
  otherArea = other?.id ?? 0;
  const assign = async (areaId: number, shiftId: number) => {
    const [cycle] = await tools.db
      .insert(rotation)
      .values({ name: `De prueba ${areaId}`, days: [shiftId] })
      .returning();
    await tools.db.insert(shiftAssignment).values({
      target: 'area',
      areaId,
      rotationId: cycle?.id ?? 0,
      fromDay: today,
      onHolidays: 'work',
    });
  };
  await assign(worker.areaId, tools.morning);
  await assign(otherArea, tools.afternoon);
  await planAhead(tools.db);
});
afterAll(() => tools.server.close());

const plannedOf = (personId: number) =>
  tools.db
    .select({ day: plannedShift.day, shiftId: plannedShift.shiftId })
    .from(plannedShift)
    .where(eq(plannedShift.personId, personId))
    .orderBy(asc(plannedShift.day));

const shiftOn = async (personId: number, day: string) =>
  (await plannedOf(personId)).find((row) => row.day === day)?.shiftId;

test('who is hired after the weeks were planned gets the shifts of their area from their first day on', async () => {
  const input = { ...newPerson, areaId: worker.areaId };
  const { body: hired } = await tools.server.call(createPerson, input, 'admin');
  expect(await plannedOf(hired.id)).toEqual([]);
  await followPlaces(tools.db);
  const planned = await plannedOf(hired.id);
  expect(planned[0]).toEqual({ day: newPerson.hireDate, shiftId: tools.morning });
  expect(planned.length).toBeGreaterThan(7);
  // Days that a planner empties afterwards stay empty.
  await tools.db.delete(plannedShift).where(eq(plannedShift.personId, hired.id));
  await followPlaces(tools.db);
  expect(await plannedOf(hired.id)).toEqual([]);
});

test('a move to another area changes the drafts from its day on and leaves what was published', async () => {
  const published = addDays(moving, 1);
  await tools.db
    .update(plannedShift)
    .set({ publishedAt: new Date(0) })
    .where(and(eq(plannedShift.personId, worker.id), eq(plannedShift.day, published)));
  const move = {
    personId: worker.id,
    effectiveFrom: moving,
    change: { kind: 'place', areaId: otherArea },
  };
  const { status, body: change } = await tools.server.call(savePersonHistory, move, 'admin');
  expect(status).toBe(200);
  await followPlaces(tools.db);
  expect(await shiftOn(worker.id, addDays(moving, -1))).toBe(tools.morning);
  expect(await shiftOn(worker.id, moving)).toBe(tools.afternoon);
  expect(await shiftOn(worker.id, published)).toBe(tools.morning);
  expect(await shiftOn(worker.id, addDays(moving, 2))).toBe(tools.afternoon);

  // The move is called off: the drafts come back with the person.
  const { id, version } = change;
  const calling = { personId: worker.id, id, version };
  const calledOff = await tools.server.call(deletePersonHistory, calling, 'admin');
  expect(calledOff.status).toBe(200);
  await followPlaces(tools.db);
  expect(await shiftOn(worker.id, moving)).toBe(tools.morning);
  const told = await tools.db
    .select()
    .from(plannedShift)
    .where(and(eq(plannedShift.personId, worker.id), isNotNull(plannedShift.publishedAt)));
  expect(told.map(({ day }) => day)).toEqual([published]);
});

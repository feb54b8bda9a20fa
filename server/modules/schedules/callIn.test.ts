import { listOwnShifts } from '@contract/schedules/listOwnShifts';
import {
  listRoster,
  planShifts,
  previewPublication,
  publishRoster,
} from '@contract/schedules/rosterAcciones';
import { absence } from '../../db/schema/absences';
import { rotation, shiftAssignment } from '../../db/schema/schedules';
import { dayOfWeek, type RosterServer, rosterServer, week } from './testing/rosterTools';

let tools: RosterServer;
let worker: Awaited<ReturnType<RosterServer['personOf']>>;
const call: RosterServer['server']['call'] = (...given) => tools.server.call(...given);

beforeAll(async () => {
  tools = await rosterServer();
  worker = await tools.personOf('operario');
  // Works on Monday and Tuesday, and is off the rest of the week.
  const days = [tools.morning, tools.morning, null, null, null, null, null];
  const [cycle] = await tools.db
    .insert(rotation)
    .values({ name: 'De prueba', days, byWeek: true })
    .returning();
  await tools.db.insert(shiftAssignment).values({
    target: 'person',
    personId: worker.id,
    rotationId: cycle?.id ?? 0,
    fromDay: week.from,
  });
});
afterAll(() => tools.server.close());

const board = async () => {
  const { body } = await call(listRoster, { from: week.from, areaId: worker.areaId }, 'rrhh');
  const row = body.people.find(({ id }) => id === worker.id);
  const on = (index: number) => row?.cells.find(({ day }) => day === dayOfWeek(index))?.shifts[0];
  const counted = (index: number) =>
    body.coverage.find(({ areaId, day }) => areaId === worker.areaId && day === dayOfWeek(index));
  return { on, counted };
};

test('a shift put by hand on a day off or on leave is a call, said and counted; on a day of work it is none', async () => {
  await tools.db.insert(absence).values({
    personId: worker.id,
    fromDay: dayOfWeek(1),
    toDay: dayOfWeek(1),
    part: 'whole',
    state: 'firm',
    source: 'leave',
    sourceId: 987_654,
    code: 'VAC',
    label: 'Vacaciones',
    paidPercent: 100,
  });
  const before = await board();
  const cells = [0, 1, 4].map((index) => ({
    personId: worker.id,
    day: dayOfWeek(index),
    shiftIds: [tools.morning],
    seen: [],
  }));
  const { body } = await call(planShifts, { cells }, 'rrhh');
  expect(body).toEqual({ planned: 3, refused: [] });
  const after = await board();
  expect([0, 1, 4].map((index) => after.on(index)?.calledIn)).toEqual([null, 'leave', 'off']);
  expect([0, 1, 4].map((index) => after.counted(index)?.calledIn)).toEqual([0, 1, 1]);
  // A person who was called in although on leave is there that day.
  expect(after.counted(1)?.planned).toBe((before.counted(1)?.planned ?? 0) + 1);
});

test('whoever is called in reads so among their own shifts once it is published', async () => {
  const { body: seen } = await call(
    previewPublication,
    { from: week.from, areaId: worker.areaId },
    'rrhh',
  );
  await call(publishRoster, { from: week.from, areaId: worker.areaId, mark: seen.mark }, 'rrhh');
  const { body } = await call(listOwnShifts, { from: week.from }, 'operario');
  const calls = body.shifts.filter(({ day }) => day >= week.from && day <= week.to);
  expect(calls.map(({ calledIn }) => calledIn)).toEqual([null, 'leave', 'off']);
});

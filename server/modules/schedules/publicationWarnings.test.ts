import { planShifts, previewPublication } from '@contract/schedules/rosterAcciones';
import { eq } from 'drizzle-orm';
import { plannedShift } from '../../db/schema/schedules';
import { siteHoliday } from '../../db/schema/settings';
import { addDays } from '../../engine/time/days';
import { todayIn } from '../../engine/time/nowIn';
import { dayOfWeek, type RosterServer, rosterServer, week } from './testing/rosterTools';

let tools: RosterServer;
let worker: { id: number; siteId: number; areaId: number };

beforeAll(async () => {
  tools = await rosterServer();
  worker = await tools.personOf('empleado');
  await tools.db.delete(plannedShift);
});
afterAll(() => tools.server.close());
beforeEach(() => tools.db.delete(plannedShift).where(eq(plannedShift.personId, worker.id)));

const plan = (day: string, shiftIds: number[]) =>
  tools.server.call(
    planShifts,
    { cells: [{ personId: worker.id, day, shiftIds, seen: [] }] },
    'rrhh',
  );
const told = async (from: string) =>
  (await tools.server.call(previewPublication, { from }, 'rrhh')).body.warnings;

test('a shift of a day that is over is told, since whoever did not punch is absent', async () => {
  const past = addDays(todayIn(), -1);
  await plan(past, [tools.morning]);
  expect(await told(past)).toContainEqual({
    kind: 'past',
    text: expect.stringMatching(/^1 turno es de un día que ya pasó/),
  });
});

test('a shift on a holiday is told, and a plain week tells nothing', async () => {
  await plan(dayOfWeek(2), [tools.morning]);
  expect(await told(week.from)).toEqual([]);
  await tools.db
    .insert(siteHoliday)
    .values({ day: dayOfWeek(4), name: 'De prueba', siteId: worker.siteId });
  await plan(dayOfWeek(4), [tools.morning]);
  expect(await told(week.from)).toEqual([{ kind: 'holiday', text: '1 turno cae en un feriado.' }]);
});

test('a week without 35 hours in a row is told with its article, once its seventh day is planned', async () => {
  for (const index of [0, 1, 2, 3, 4, 5]) await plan(dayOfWeek(index), [tools.morning]);
  await plan(addDays(week.from, 7), [tools.morning]);
  const rest = async () => (await told(week.from)).filter(({ kind }) => kind === 'rest');
  expect(await rest()).toEqual([]);
  await plan(dayOfWeek(6), [tools.morning]);
  expect(await rest()).toEqual([
    { kind: 'rest', text: expect.stringMatching(/^1 persona queda con menos de 35 h.*art\. 204/) },
  ]);
});

test('too little rest between two shifts is told with its article', async () => {
  await plan(dayOfWeek(1), [tools.night]);
  await plan(dayOfWeek(2), [tools.morning]);
  expect(await told(week.from)).toEqual([
    { kind: 'rest', text: expect.stringMatching(/^1 persona queda con menos de 12 h.*art\. 197/) },
  ]);
});

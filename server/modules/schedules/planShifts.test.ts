import {
  listRoster,
  planShifts,
  previewPublication,
  publishRoster,
} from '@contract/schedules/rosterAcciones';
import { and, eq } from 'drizzle-orm';
import { periodClose } from '../../db/schema/closes';
import { plannedShift, shift } from '../../db/schema/schedules';
import { dayOfWeek, type RosterServer, rosterServer, week } from './testing/rosterTools';

let tools: RosterServer;
let operario: number;

beforeAll(async () => {
  tools = await rosterServer();
  operario = (await tools.personOf('operario')).id;
});
afterAll(() => tools.server.close());
beforeEach(() => tools.db.delete(plannedShift).where(eq(plannedShift.personId, operario)));

const cell = (index: number, shiftIds: number[], seen: number[] = [], personId = operario) => ({
  personId,
  day: dayOfWeek(index),
  shiftIds,
  seen,
});
const plan = async (cells: ReturnType<typeof cell>[], as = 'rrhh') =>
  (await tools.server.call(planShifts, { cells }, as)).body;
const rows = () =>
  tools.db
    .select()
    .from(plannedShift)
    .where(eq(plannedShift.personId, operario))
    .orderBy(plannedShift.startsAt);
const board = async (as = 'rrhh') =>
  (await tools.server.call(listRoster, { from: week.from, search: 'Ojeda' }, as)).body;
const publish = async (as = 'rrhh') => {
  const { body } = await tools.server.call(previewPublication, { from: week.from }, as);
  return tools.server.call(publishRoster, { from: week.from, mark: body.mark }, as);
};

test('a night ends on the next morning, in the zone of the site', async () => {
  expect(await plan([cell(0, [tools.night])])).toEqual({ planned: 1, refused: [] });
  const [row] = await rows();
  expect(row?.startsAt.toISOString()).toBe(`${dayOfWeek(1)}T01:00:00.000Z`);
  expect(row?.endsAt.toISOString()).toBe(`${dayOfWeek(1)}T09:00:00.000Z`);
});

test('of two who fill the same empty cell at once, one is told what it holds now', async () => {
  const both = await Promise.all([
    plan([cell(0, [tools.morning])], 'rrhh'),
    plan([cell(0, [tools.afternoon])], 'jefe'),
  ]);
  expect(both.map(({ planned }) => planned).sort()).toEqual([0, 1]);
  const why = both.flatMap(({ refused }) => refused).map((one) => one.why);
  expect(why).toEqual([
    expect.stringMatching(/^Otra persona cambió este día .* ahora tiene De prueba X[MT]\.$/),
  ]);
  expect(await rows()).toHaveLength(1);
});

test('of two who drag a shift of theirs to the same day at once, one leaves it where it was', async () => {
  await plan([cell(0, [tools.morning]), cell(1, [tools.afternoon])]);
  const drag = async (from: number, shiftId: number, as: string) => {
    const cells = [cell(from, [], [shiftId]), cell(3, [shiftId])];
    return (await tools.server.call(planShifts, { cells, together: true }, as)).body;
  };
  const both = await Promise.all([
    drag(0, tools.morning, 'rrhh'),
    drag(1, tools.afternoon, 'jefe'),
  ]);
  expect(both.map(({ planned }) => planned).sort()).toEqual([0, 2]);
  const told = both.flatMap(({ refused }) => refused).map(({ why }) => why);
  expect(told).toEqual([
    expect.stringMatching(/^Otra persona cambió este día/),
    expect.stringMatching(/^Queda como estaba/),
  ]);
  // Neither is lost, and none is there twice.
  const left = (await rows()).map(({ shiftId }) => shiftId);
  expect(left.sort()).toEqual([tools.morning, tools.afternoon].sort());
});

test('what is sent again because its answer was lost is not refused, and is there once', async () => {
  const wanted = [cell(0, [tools.morning])];
  await plan(wanted);
  expect(await plan(wanted)).toEqual({ planned: 0, refused: [] });
  const drag = () =>
    tools.server.call(
      planShifts,
      { cells: [cell(0, [], [tools.morning]), cell(3, [tools.morning])], together: true },
      'rrhh',
    );
  expect((await drag()).body.planned).toBe(2);
  expect((await drag()).body).toEqual({ planned: 0, refused: [] });
  expect(await rows()).toMatchObject([{ day: dayOfWeek(3), shiftId: tools.morning }]);
});

test('of two who drag one shift to different days, it goes to the day of the first alone', async () => {
  await plan([cell(0, [tools.morning])]);
  const drag = async (to: number, as: string) => {
    const cells = [cell(0, [], [tools.morning]), cell(to, [tools.morning])];
    return (await tools.server.call(planShifts, { cells, together: true }, as)).body;
  };
  await drag(2, 'rrhh');
  const late = await drag(3, 'jefe');
  expect(late.planned).toBe(0);
  expect(late.refused.find(({ day }) => day === dayOfWeek(0))).toMatchObject({ standing: [] });
  expect(await rows()).toMatchObject([{ day: dayOfWeek(2) }]);
});

test('what would overlap is refused by itself, and the rest is planned', async () => {
  const { planned, refused } = await plan([
    cell(0, [tools.night]),
    cell(1, [tools.morning, tools.night]),
    cell(3, [tools.morning]),
  ]);
  // Six in the morning is when the night ends: they touch, and do not overlap.
  expect([planned, refused]).toEqual([3, []]);
  const early = await tools.add({ code: 'XE', startsAt: '05:00', endsAt: '13:00' });
  const again = await plan([cell(4, [early]), cell(2, [early])]);
  expect(again.planned).toBe(1);
  expect(again.refused).toMatchObject([
    {
      day: dayOfWeek(2),
      why: expect.stringMatching(/^Se superpone con De prueba XN, mar .*22:00 a 06:00\.$/),
    },
  ]);
});

test('two days change places in one go', async () => {
  await plan([cell(0, [tools.night]), cell(1, [])]);
  const early = await tools.add({ code: 'XF', startsAt: '05:00', endsAt: '13:00' });
  const moved = await plan([cell(1, [early]), cell(0, [], [tools.night])]);
  expect(moved).toEqual({ planned: 2, refused: [] });
});

test('a cell that changed since it was seen stays as it is', async () => {
  await plan([cell(0, [tools.morning])]);
  const late = await plan([cell(0, [tools.afternoon])]);
  expect(late.refused[0]).toMatchObject({
    why: expect.stringContaining('ahora tiene De prueba XM'),
    standing: [tools.morning],
  });
  const [row] = await rows();
  expect(row?.shiftId).toBe(tools.morning);
});

test('what is published stays until its change is, and comes back when it is wanted again', async () => {
  await plan([cell(0, [tools.morning])]);
  expect((await publish()).body).toEqual({ people: 1, days: 1 });
  const [published] = await rows();
  const id = published?.id ?? 0;
  await plan([cell(0, [tools.afternoon], [tools.morning])]);
  expect(
    (await rows()).map((row) => [row.shiftId, row.publishedAt !== null, row.removedAt !== null]),
  ).toEqual([
    [tools.morning, true, true],
    [tools.afternoon, false, false],
  ]);
  await plan([cell(0, [tools.morning], [tools.afternoon])]);
  expect(await rows()).toMatchObject([{ id, removedAt: null }]);
});

test('nobody plans those of another team, nor hears that they exist', async () => {
  const stranger = (await tools.personOf('operario')).id;
  const answer = await plan([cell(0, [tools.morning], [], stranger)], 'supervisor');
  const nobody = await plan([cell(0, [tools.morning], [], 2_000_000_000)], 'supervisor');
  expect(answer.planned).toBe(0);
  expect(answer.refused[0]?.why).toBe(nobody.refused[0]?.why);
});

test('a closed month, a shift out of use and one that is none say so', async () => {
  const { siteId } = await tools.personOf('operario');
  const month = `${dayOfWeek(0).slice(0, 7)}-01`;
  await tools.db.insert(periodClose).values({ siteId, month, ledger: 'time', closedBy: 1 });
  expect((await plan([cell(0, [tools.morning])])).refused[0]?.why).toContain('cerrado');
  expect((await board()).closedDays).toContainEqual({ siteId, day: dayOfWeek(0) });
  await tools.db
    .delete(periodClose)
    .where(and(eq(periodClose.siteId, siteId), eq(periodClose.month, month)));
  const old = await tools.add({ code: 'XV' });
  await tools.db.update(shift).set({ active: false }).where(eq(shift.id, old));
  expect((await plan([cell(0, [old])])).refused[0]?.why).toContain('ya no se usa');
  expect((await plan([cell(0, [999_999])])).refused[0]?.why).toBe('Ese turno no existe.');
});

test('the same day twice, or a year away, is no plan', async () => {
  const twice = { cells: [cell(0, []), cell(0, [])] };
  expect((await tools.server.call(planShifts, twice, 'rrhh')).status).toBe(422);
  const far = { cells: [cell(0, []), { ...cell(0, []), day: '2031-01-01' }] };
  expect((await tools.server.call(planShifts, far, 'rrhh')).status).toBe(422);
});

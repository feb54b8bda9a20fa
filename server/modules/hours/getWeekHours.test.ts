import { getWeekHours } from '@contract/hours/hourAcciones';
import { absence } from '../../db/schema/absences';
import { dayAt, hoursWorld, MONDAY, momentAt } from './testing/hoursWorld';

let world: Awaited<ReturnType<typeof hoursWorld>>;

/** Nine to six on three days; the third was never published. */
beforeAll(async () => {
  world = await hoursWorld();
  await world.empty();
  await world.plan(0);
  await world.plan(1);
  await world.plan(2, null);
});
afterAll(() => world.server.close());

const week = async (as = 'empleado', personId?: number) =>
  world.server.call(getWeekHours, { from: dayAt(3), ...(personId ? { personId } : {}) }, as);
const dayOf = async (index: number, as?: string) =>
  (await week(as, as ? world.own : undefined)).body.days[index];

test('a week from Monday on, with what was told and what was punched, and why', async () => {
  await world.punches(0, '06:00', '20:00');
  const { body } = await week();
  expect([body.from, body.to, body.days.length]).toEqual([MONDAY, '2026-11-01', 7]);
  expect(body.days[0]).toMatchObject({
    shifts: [{ name: 'De nueve a seis' }],
    stretches: [
      { from: momentAt(0, '06:00').toISOString(), to: momentAt(0, '20:00').toISOString() },
    ],
    figures: { expected: 480, worked: 480, before: 180, after: 120, extra50: 300, absent: 0 },
  });
  expect(body.days[0]?.reasons).toContainEqual({
    figure: 'before',
    from: momentAt(0, '06:00').toISOString(),
    to: momentAt(0, '09:00').toISOString(),
    minutes: 180,
    why: 'Antes del turno',
  });
});

test('what was planned and never published is nobody’s absence', async () => {
  expect((await dayOf(1))?.figures).toMatchObject({ expected: 480, absent: 480 });
  expect(await dayOf(2)).toMatchObject({ shifts: [], figures: { expected: 0, absent: 0 } });
});

test('what waits for a decision is shown, and does not count before it', async () => {
  await world.touch(4, '10:00', 'in', { counts: 'waiting' });
  await world.touch(4, '12:00', 'out');
  expect(await dayOf(4)).toMatchObject({
    stretches: [{ waiting: true }],
    figures: { worked: 0, extra50: 0 },
  });
});

test('leave excuses, and whoever manages does not read of what', async () => {
  const away = { fromDay: dayAt(1), toDay: dayAt(1) };
  await world.db.insert(absence).values({ ...world.leave, ...away });
  const mine = await dayOf(1);
  expect(mine).toMatchObject({ away: ['Enfermedad'], figures: { excused: 480, absent: 0 } });
  const managed = await dayOf(1, 'supervisor');
  expect(managed).toMatchObject({ away: ['Ausente'], figures: { excused: 480 } });
  expect(JSON.stringify(managed)).not.toContain('Enfermedad');
});

test('nobody reads the hours of who is not theirs, nor hears that they are there', async () => {
  const { body: boss } = await week('supervisor');
  const refused = await week('empleado', boss.personId);
  const nobody = await week('empleado', 2_000_000_000);
  expect([refused.status, refused.error.message]).toEqual([404, nobody.error.message]);
});

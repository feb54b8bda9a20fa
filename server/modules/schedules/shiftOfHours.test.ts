import { listShifts, saveShift, shiftOfHours } from '@contract/schedules/shiftAcciones';
import { isOfNight } from './hourNames';
import { type RosterServer, rosterServer } from './testing/rosterTools';

let tools: RosterServer;
beforeAll(async () => {
  tools = await rosterServer();
});
afterAll(() => tools.server.close());

const ask = (startsAt: string, endsAt: string, as = 'supervisor') =>
  tools.server.call(shiftOfHours, { startsAt, endsAt }, as);
const catalogue = async () => (await tools.server.call(listShifts, {}, 'rrhh')).body.rows;

test('hours that nobody planned yet become a shift, once, also for a planner of a team', async () => {
  const before = (await catalogue()).length;
  const both = await Promise.all([ask('09:30', '15:10'), ask('09:30', '15:10', 'jefe')]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  const [first, second] = both.map(({ body }) => body);
  expect(second?.id).toBe(first?.id);
  expect(first).toMatchObject({
    ...{ name: '9:30 a 15:10', startsAt: '09:30', endsAt: '15:10', workedMinutes: 340 },
    ...{ kind: 'worked', paid: true, night: false, breakKind: 'none', active: true },
  });
  expect((await catalogue()).length).toBe(before + 1);
  // The planner of a team made one, and still changes none.
  const { workedMinutes: _worked, ...fields } = first as NonNullable<typeof first>;
  const changed = await tools.server.call(saveShift, { ...fields, name: 'Otro' }, 'supervisor');
  expect(changed.status).toBe(403);
});

test('hours of the catalogue are the shift that it has of them', async () => {
  const found = (await catalogue()).find(
    ({ kind, active, paid }) => kind === 'worked' && active && paid,
  );
  if (!found) throw new Error('an empty catalogue');
  const { body } = await ask(found.startsAt, found.endsAt);
  expect([body.startsAt, body.endsAt, body.kind]).toEqual([found.startsAt, found.endsAt, 'worked']);
  expect(await catalogue()).toContainEqual(body);
});

test('letters and names that are taken, also by what is out of use, are given to no other', async () => {
  const { body: first } = await ask('01:00', '11:00');
  expect(first.code).toBe('111');
  const { workedMinutes: _worked, ...fields } = first;
  const off = await tools.server.call(saveShift, { ...fields, active: false }, 'rrhh');
  expect(off.status).toBe(200);
  const { body: again } = await ask('01:00', '11:00');
  expect([again.id === first.id, again.name, again.active]).toEqual([false, '1 a 11 (2)', true]);
  // The same digits tell one to eleven and eleven to one.
  const { body: other } = await ask('11:00', '01:00');
  expect([other.name, new Set([first.code, again.code, other.code]).size]).toEqual(['11 a 1', 3]);
});

test('a shift ends at another hour than it begins, and who does not plan makes none', async () => {
  expect((await ask('09:00', '09:00')).error.fields).toHaveProperty('endsAt');
  expect((await ask('03:00', '04:00', 'empleado')).status).toBe(403);
});

test.each([
  ['22:00', '06:00', true],
  ['21:00', '23:00', true],
  ['23:30', '00:00', true],
  ['00:00', '06:00', true],
  ['02:00', '05:00', true],
  ['20:59', '06:00', false],
  ['22:00', '06:01', false],
  ['22:00', '21:30', false],
  ['05:00', '02:00', false],
  ['09:00', '15:00', false],
])('%s to %s: of night %s', (startsAt, endsAt, night) => {
  expect(isOfNight({ startsAt, endsAt })).toBe(night);
});

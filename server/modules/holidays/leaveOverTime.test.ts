import {
  deleteOrganisationHoliday,
  saveOrganisationHoliday,
} from '@contract/holidays/calendarAcciones';
import { simulateLeave } from '@contract/holidays/leaveAcciones';
import { addDays } from '../../engine/time/days';
import { type LeaveWorld, leaveWorld } from './testing/leaveWorld';

let world: LeaveWorld;

beforeAll(async () => {
  world = await leaveWorld();
});
beforeEach(() => world.clear());
afterAll(() => world.server.close());

const simulate = async (more: Record<string, unknown>) =>
  (await world.server.call(simulateLeave, { typeId: world.types.VAC ?? 0, ...more }, 'empleado'))
    .body;

test('a yearly limit is of each year: over New Year each is charged with its own days', async () => {
  const typeId = world.types.TRA;
  // Three days a year: two of one year and two of the next fit, though they are four.
  const over = { typeId, fromDay: '2026-12-30', toDay: '2027-01-05' };
  expect((await world.ask(over)).status).toBe(200);
  const [before, after] = [
    { typeId, fromDay: '2026-12-28', toDay: '2026-12-29' },
    { typeId, fromDay: '2027-03-01', toDay: '2027-03-02' },
  ];
  expect((await world.ask(before)).error.message).toBe('Son hasta 3 días por año: quedan 1 día.');
  expect((await world.ask(after)).error.message).toContain('quedan 1 día');
  expect((await world.ask({ ...before, toDay: '2026-12-28' })).status).toBe(200);
});

test('a holiday that is saved later takes a day less of leave in working days, and gives it back when it is removed', async () => {
  const { monday } = world;
  const { body } = await world.ask({
    typeId: world.types.TRA,
    fromDay: monday,
    toDay: addDays(monday, 2),
  });
  expect(await world.read(body.id)).toMatchObject({ days: 3 });
  const holiday = {
    day: addDays(monday, 1),
    siteId: null,
    name: 'Día de la empresa',
    worked: false,
  };
  const { body: saved, status } = await world.server.call(saveOrganisationHoliday, holiday, 'rrhh');
  expect(status).toBe(200);
  expect(await world.read(body.id)).toMatchObject({ days: 2 });
  const { id, version } = saved;
  await world.server.call(deleteOrganisationHoliday, { id, version }, 'rrhh');
  expect(await world.read(body.id)).toMatchObject({ days: 3 });
});

test('days that will have lapsed when a leave begins are not offered for it, and it says which', async () => {
  const near = await simulate({ fromDay: '2026-12-07', toDay: '2026-12-20' });
  const far = await simulate({ fromDay: '2027-08-02', toDay: '2027-08-15' });
  expect(far.days).toBe(14);
  expect(far.balance?.now).toBe(near.balance?.now);
  expect(far.balance?.after).toBeLessThan(near.balance?.after ?? 0);
  expect(far.notices).toContainEqual(
    expect.objectContaining({
      text: expect.stringMatching(/de 2026 vencen el 31\/0?5\/2027|de 2026 vencen el 31 de mayo/),
    }),
  );
  expect(near.notices.filter(({ text }) => text.includes('de 2026 vencen'))).toEqual([]);
  expect((await world.ask({ fromDay: '2027-08-02', toDay: '2027-08-15' })).status).toBe(409);
});

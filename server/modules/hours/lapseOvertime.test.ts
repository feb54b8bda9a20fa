import { closePeriodTime, getPeriod, reopenPeriod } from '@contract/closes/closeAcciones';
import { getWeekHours, listHourDays } from '@contract/hours/hourAcciones';
import { eq } from 'drizzle-orm';
import { person } from '../../db/schema/organisation';
import { hoursForPay } from './hoursForPay';
import { hoursWorld, MONDAY } from './testing/hoursWorld';
import { workOffMarks } from './workOffMarks';

test('what nobody decided before the close is told, is not paid and waits no more; reopened, it is decided again', async () => {
  const world = await hoursWorld();
  const { db, own, server } = world;
  await world.empty();
  await world.plan(0);
  await world.punches(0, '09:00', '19:00');
  const reckon = () => workOffMarks(db, undefined, new Date('2026-11-10T12:00:00Z'));
  await reckon();
  const [who] = await db.select().from(person).where(eq(person.id, own));
  const at = { siteId: who?.siteId ?? 0, month: '2026-10' };
  const filters = [{ field: 'day', operator: 'is' as const, value: MONDAY }];
  const states = async () => {
    const { body: list } = await server.call(listHourDays, { filters }, 'rrhh');
    const { body: week } = await server.call(getWeekHours, { from: MONDAY }, 'empleado');
    return [list.rows[0]?.overtime, week.days[0]?.overtime?.state];
  };
  expect(await states()).toEqual(['waiting', 'waiting']);

  const { body: period } = await server.call(getPeriod, at, 'rrhh');
  expect(period.pending.map(({ label }) => label)).toContain(
    'Día con extras por decidir: si se cierra así, no se pagan',
  );
  const pending = period.pending.reduce((sum, { count }) => sum + count, 0);
  expect((await server.call(closePeriodTime, { ...at, pending }, 'rrhh')).status).toBe(200);
  expect(await states()).toEqual(['lapsed', 'lapsed']);
  const { body: closed } = await server.call(getPeriod, at, 'rrhh');
  expect(closed.pending.some(({ label }) => label.includes('extras por decidir'))).toBe(false);
  const pay = await hoursForPay(db, at);
  const mine = pay?.people.find(({ personId }) => personId === own)?.amounts;
  expect([mine?.get('hours.worked'), mine?.get('hours.extra50')]).toEqual([480, undefined]);

  await server.call(reopenPeriod, { ...at, ledger: 'time', reason: 'Faltaba.' }, 'admin');
  await reckon();
  expect(await states()).toEqual(['waiting', 'waiting']);
  await server.close();
});

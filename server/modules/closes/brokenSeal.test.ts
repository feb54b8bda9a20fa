import { exportPay, savePayMapping } from '@contract/hours/payAcciones';
import { calculatePayRun, getPayRun, savePayRun } from '@contract/liquidations/runAcciones';
import { and, between, eq, sql } from 'drizzle-orm';
import { until } from '../../../tests/support/until';
import { hourDay } from '../../db/schema/hours';
import { payRun } from '../../db/schema/payRuns';
import { closesWorld } from './testing/closesWorld';

test('pay is not reckoned nor taken out from closed hours that changed behind their close', async () => {
  const world = await closesWorld();
  const { server, db, at, day } = world;
  // The demo paid that month, and whoever is paid is in no other run of it.
  await db
    .update(payRun)
    .set({ state: 'cancelled', reason: 'De la demo', paidOn: null })
    .where(eq(payRun.period, at.month));
  expect((await world.closeTime()).status).toBe(200);
  const calculated = async () => {
    const asked = { kind: 'monthly' as const, period: at.month, title: 'Sueldos de prueba' };
    const whose = { payDay: `${at.month}-28`, siteId: null, agreement: null };
    const { body: run } = await server.call(savePayRun, { ...asked, ...whose }, 'sueldos');
    const { id, version } = run;
    const answer = await server.call(calculatePayRun, { id, version, refresh: true }, 'sueldos');
    const read = async () => (await server.call(getPayRun, { id }, 'sueldos')).body;
    await until(read, ({ state }) => state !== 'calculating');
    return { answer, state: (await read()).state };
  };
  const columns = [{ key: 'docket', header: 'LEG' }];
  const format = { name: 'De prueba', format: 'csv' as const, columns };
  const { body: mapping } = await server.call(savePayMapping, format, 'rrhh');
  const exported = () => server.call(exportPay, { ...at, mappingId: mapping.id }, 'rrhh');
  const move = (minutes: number) =>
    db
      .update(hourDay)
      .set({ worked: sql`${hourDay.worked} + ${minutes}::int` })
      .where(
        and(
          eq(hourDay.personId, world.personOf('empleado').id),
          between(hourDay.day, `${at.month}-01`, day),
        ),
      )
      .returning({ id: hourDay.id });

  expect((await calculated()).state).toBe('review');
  expect((await exported()).status).toBe(200);

  expect((await move(60)).length).toBeGreaterThan(0);
  const said = expect.stringMatching(/, octubre de 2026: las horas cambiaron después del cierre/);
  const { answer, state } = await calculated();
  expect([answer.status, answer.error?.message, state]).toEqual([409, said, 'draft']);
  const refused = await exported();
  expect([refused.status, refused.error.message]).toEqual([409, said]);

  await move(-60);
  expect((await calculated()).state).toBe('review');
  expect((await exported()).status).toBe(200);
  await server.close();
}, 120_000);

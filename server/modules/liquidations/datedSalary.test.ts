import { getPayRunPerson } from '@contract/liquidations/runAcciones';
import Big from 'big.js';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { hourDay } from '../../db/schema/hours';
import { person } from '../../db/schema/organisation';
import { personHistory } from '../../db/schema/people';
import { type RunWorld, runWorld } from './testing/runWorld';

let world: RunWorld;

beforeAll(async () => {
  world = await runWorld();
});
afterAll(() => world.server.close());

async function paidBy(basis: 'monthly' | 'hourly') {
  const [found] = await world.db
    .select({ id: person.id })
    .from(person)
    .where(
      and(
        eq(person.salaryBasis, basis),
        isNull(person.leaveDate),
        sql`${person.hireDate} < '2026-01-01'`,
        sql`exists (select from ${hourDay} d where d.person_id = ${person.id} and d.day >= '2026-10-16' and d.day <= '2026-10-31' and d.worked > 0)`,
      ),
    )
    .orderBy(person.id)
    .limit(1);
  return found?.id ?? 0;
}

/** Another salary from 16 October on. */
async function change(personId: number, basis: 'monthly' | 'hourly', salaries: [string, string]) {
  const { db } = world;
  await db
    .delete(personHistory)
    .where(and(eq(personHistory.personId, personId), eq(personHistory.kind, 'salary')));
  await db.insert(personHistory).values(
    salaries.map((salary, index) => ({
      ...{ personId, kind: 'salary' as const, salaryBasis: basis, salary, begun: true },
      effectiveFrom: index === 0 ? '2025-01-01' : '2026-10-16',
    })),
  );
  await db
    .update(person)
    .set({ salaryBasis: basis, salary: salaries[1] })
    .where(eq(person.id, personId));
}

test('a salary that changed within the month pays each day by the one that held on it, and says so', async () => {
  const [monthly, hourly] = [await paidBy('monthly'), await paidBy('hourly')];
  await change(monthly, 'monthly', ['900000.00', '1200000.00']);
  await change(hourly, 'hourly', ['5000.00', '6000.00']);
  const run = await world.reviewed();
  const rows = await world.people(run.id);
  const lineOf = async (personId: number, wanted: string) => {
    const id = rows.find((row) => row.personId === personId)?.id ?? 0;
    const { body } = await world.server.call(getPayRunPerson, { id }, 'sueldos');
    return body.lines.find(({ code }) => code === wanted);
  };
  const basic = await lineOf(monthly, 'BASICO');
  expect([basic?.quantity, basic?.amount]).toEqual(['30', '1050000.00']);
  const parts = basic?.inputs.filter(({ name }) => name.startsWith('tramo'));
  expect(parts?.map(({ label, value, path }) => [label, value, path])).toEqual([
    [
      'Del 01/10 al 15/10: 15 días a $\u00a030.000,00',
      '$\u00a0450.000,00',
      `/users/${monthly}?ver=sueldo`,
    ],
    [
      'Del 16/10 al 31/10: 15 días a $\u00a040.000,00',
      '$\u00a0600.000,00',
      `/users/${monthly}?ver=sueldo`,
    ],
  ]);
  const { rows: worked } = await world.db.execute<{ before: number; after: number }>(sql`
    select sum(worked) filter (where day < '2026-10-16')::int as before,
      sum(worked) filter (where day >= '2026-10-16')::int as after
    from hour_day where person_id = ${hourly} and day between '2026-10-01' and '2026-10-31'`);
  const [minutes] = worked;
  const hours = (count = 0) => new Big(count).div(60);
  const due = hours(minutes?.before).times(5000).plus(hours(minutes?.after).times(6000));
  expect((await lineOf(hourly, 'HORAS'))?.amount).toBe(due.toFixed(2));
}, 120_000);

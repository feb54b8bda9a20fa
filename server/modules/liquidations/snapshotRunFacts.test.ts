import { and, asc, eq, isNull } from 'drizzle-orm';
import { Client } from 'pg';
import { until } from '../../../tests/support/until';
import { person } from '../../db/schema/organisation';
import { payRunPerson } from '../../db/schema/payRuns';
import { personHistory } from '../../db/schema/people';
import type { PayFacts } from './payFacts';
import { MONTH, runWorld } from './testing/runWorld';

test('a raise that comes while the data of a run are read is in none of them, and the run says that it is stale', async () => {
  const world = await runWorld();
  const { db, server } = world;
  const [found] = await db
    .select({ id: person.id, salary: person.salary })
    .from(person)
    .where(and(isNull(person.leaveDate), eq(person.salaryBasis, 'monthly')))
    .orderBy(asc(person.id))
    .limit(1);
  const { id: personId = 0, salary = null } = found ?? {};
  await db.delete(personHistory).where(eq(personHistory.personId, personId));
  const { body: draft } = await world.open({ personIds: [personId] });

  // Areas are read after the people of the run and before their salaries.
  const holder = new Client({ connectionString: server.ownerUrl });
  await holder.connect();
  await holder.query('begin; lock table area in access exclusive mode');
  await world.calculate(draft);
  await until(
    async () =>
      (await holder.query(`select from pg_locks where not granted and relation = 'area'::regclass`))
        .rows.length,
    (waiting) => waiting > 0,
  );
  // The holder writes it: another session's insert would look at the table that is locked here.
  await holder.query(
    `insert into person_history (person_id, kind, salary_basis, begun, effective_from, salary)
     values ($1, 'salary', 'monthly', true, '2019-01-01', $2), ($1, 'salary', 'monthly', true, $3, 9900000)`,
    [personId, salary, `${MONTH}-16`],
  );
  await holder.query('commit');
  await holder.end();

  const run = await world.settled(draft.id, 'review');
  const [row] = await db.select().from(payRunPerson).where(eq(payRunPerson.runId, run.id));
  const facts = row?.facts as PayFacts;
  expect([facts.salary, facts.parts]).toEqual([salary, undefined]);
  expect(run.stale).toEqual(['Cambió el sueldo de 1 persona.']);
  await world.server.close();
});

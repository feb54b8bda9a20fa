import { getPayRunPerson } from '@contract/liquidations/runAcciones';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { absence } from '../../db/schema/absences';
import { periodClose } from '../../db/schema/closes';
import { person } from '../../db/schema/organisation';
import { type RunWorld, runWorld } from './testing/runWorld';

let world: RunWorld;

beforeAll(async () => {
  world = await runWorld();
});
afterAll(() => world.server.close());

test('a line of vacations leads to the leave that made it, for who may open it', async () => {
  const { db, server } = world;
  // Closed months would be told to have changed behind their close.
  await db.delete(periodClose);
  const [somebody] = await db
    .select({ id: person.id })
    .from(person)
    .where(
      and(
        eq(person.salaryBasis, 'monthly'),
        isNull(person.leaveDate),
        sql`${person.hireDate} < '2026-01-01'`,
        sql`not exists (select from ${absence} a where a.person_id = ${person.id}
          and a.from_day <= '2026-11-30' and a.to_day >= '2026-09-01')`,
      ),
    )
    .limit(1);
  const personId = somebody?.id ?? 0;
  await db.insert(absence).values({
    ...{ personId, source: 'leave', sourceId: 900_007, state: 'firm' },
    ...{ code: 'VAC', label: 'Vacaciones', paidPercent: 100 },
    ...{ fromDay: '2026-09-28', toDay: '2026-10-11' },
  });
  const run = await world.reviewed();
  const id = (await world.people(run.id)).find((row) => row.personId === personId)?.id ?? 0;
  const leaveOf = async (code: string, as: string) => {
    const { body } = await server.call(getPayRunPerson, { id }, as);
    return body.lines
      .find((line) => line.code === code)
      ?.inputs.find(({ name }) => name === 'licencia 900007');
  };
  const told = { label: 'Vacaciones, del 28/09/2026 al 11/10/2026', value: '11' };
  expect(await leaveOf('VACACIONES', 'rrhh')).toMatchObject({
    ...told,
    path: '/holidays/leave/900007',
  });
  expect(await leaveOf('DIAS_VAC', 'rrhh')).toMatchObject(told);
  expect(await leaveOf('VACACIONES', 'sueldos')).toMatchObject({ ...told, path: null });
}, 120_000);

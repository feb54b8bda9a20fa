import { counted } from '@contract/core/counted';
import { and, eq, isNotNull, isNull, not, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { person } from '../../db/schema/organisation';
import { payRunPerson } from '../../db/schema/payRuns';
import { populationOf } from './populationOf';
import { ofRun } from './runPopulation';
import type { Run } from './runRules';

/** The other kinds tell by themselves who comes and goes. */
const ofEverybody: readonly Run['kind'][] = ['monthly', 'fortnight', 'sac'];

/** The parts of a record that decide who belongs to a run; today's are not always those of the last day that is paid. */
function recordOfRun({ kind, siteId, agreement }: Run) {
  const today = and(
    siteId === null ? undefined : sql`${person.siteId} = ${siteId}`,
    agreement === null
      ? undefined
      : sql`${person.agreement} is not distinct from ${agreement}::text`,
    kind === 'fortnight' ? sql`coalesce(${person.salaryBasis}, 'monthly') <> 'monthly'` : undefined,
  );
  const changed = sql`exists (select from person_history h where h.person_id = ${person.id}
    and h.kind in ('place', 'agreement', 'salary'))`;
  return { today, changed };
}

/** Tells who is in a run and no longer belongs to it, and who belongs to it and is not in. For some people only the record of the last day that is paid can tell. */
async function moved(db: Db, run: Run) {
  const { id } = run;
  const belongs = ofRun(run) ?? sql`true`;
  const { today, changed } = recordOfRun(run);
  const inIt = isNotNull(payRunPerson.id);
  const notInIt = isNull(payRunPerson.id);
  const kept: SQL | undefined = today && and(inIt, or(not(today), changed));
  const rows = await db
    .select({ id: person.id, rowId: payRunPerson.id, belongs: sql<boolean>`${belongs}` })
    .from(person)
    .leftJoin(payRunPerson, and(eq(payRunPerson.runId, id), eq(payRunPerson.personId, person.id)))
    .where(
      and(
        // A run that was stopped before its people were taken has nobody to compare.
        sql`exists (select from pay_run_person taken where taken.run_id = ${id})`,
        or(and(inIt, not(belongs)), kept, and(notInIt, belongs, today && or(today, changed))),
      ),
    );
  const asked = rows.filter((row) => row.belongs).map(({ id: personId }) => personId);
  const among = asked.length > 0 ? await populationOf(db, run, asked) : [];
  const found = new Set(among.map(({ id: personId }) => personId));
  return {
    went: rows.filter(({ id: personId, rowId }) => rowId !== null && !found.has(personId)).length,
    come: rows.filter(({ id: personId, rowId }) => rowId === null && found.has(personId)).length,
  };
}

/** Compares who belongs to a run now with who did when its data were taken. */
export async function stalePeople(db: Db, run: Run): Promise<string[]> {
  if (!ofEverybody.includes(run.kind)) return [];
  const { went, come } = await moved(db, run);
  return [
    ...(went > 0
      ? [`${counted(went, 'persona ya no es', 'personas ya no son')} de esta liquidación.`]
      : []),
    ...(come > 0
      ? [
          `${counted(come, 'persona entra', 'personas entran')} hoy en esta liquidación y no ${come === 1 ? 'está' : 'están'}.`,
        ]
      : []),
  ];
}

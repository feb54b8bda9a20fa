import { counted } from '@contract/core/counted';
import { and, eq, isNotNull, isNull, ne, not, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { person } from '../../db/schema/organisation';
import { payRunPerson } from '../../db/schema/payRuns';
import { populationOf } from './populationOf';
import { ofRun } from './runPopulation';
import type { Run } from './runRules';

/** The other kinds tell by themselves who comes and goes. */
const ofEverybody: readonly Run['kind'][] = ['monthly', 'fortnight', 'sac'];

/** The people who are in a run and no longer belong to it, and those who belong to it by their record of today and are not in. */
async function moved(db: Db, run: Run) {
  const { id, kind, siteId, agreement } = run;
  const belongs = ofRun(run) ?? sql`true`;
  const rows = await db
    .select({ id: person.id, rowId: payRunPerson.id })
    .from(person)
    .leftJoin(payRunPerson, and(eq(payRunPerson.runId, id), eq(payRunPerson.personId, person.id)))
    .where(
      and(
        // A run that was stopped before its people were taken has nobody to compare.
        sql`exists (select from pay_run_person taken where taken.run_id = ${id})`,
        or(
          and(isNotNull(payRunPerson.id), not(belongs)),
          and(
            isNull(payRunPerson.id),
            belongs,
            siteId === null ? undefined : eq(person.siteId, siteId),
            agreement === null ? undefined : eq(person.agreement, agreement),
            kind === 'fortnight' ? ne(person.salaryBasis, 'monthly') : undefined,
          ),
        ),
      ),
    );
  return {
    gone: rows.filter(({ rowId }) => rowId !== null),
    coming: rows.filter(({ rowId }) => rowId === null).map(({ id: personId }) => personId),
  };
}

/** Compares who belongs to a run now with who did when its data were taken. */
export async function stalePeople(db: Db, run: Run): Promise<string[]> {
  if (!ofEverybody.includes(run.kind)) return [];
  const { gone, coming } = await moved(db, run);
  // Their record as of the last day that is paid is asked of these alone.
  const come = coming.length > 0 ? (await populationOf(db, run, coming)).length : 0;
  const went = gone.length;
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

import { and, asc } from 'drizzle-orm';
import { anyOf } from '../../db/anyOf';
import type { Db } from '../../db/Db';
import { person } from '../../db/schema/organisation';
import { peopleAt } from '../../engine/people/personAt';
import { paidSpan } from './payPeriods';
import type { Population } from './population';
import { ofRun } from './runPopulation';

/** This finds the people who belonged to the organisation on some day of the month, of the place and agreement that the run is for. */
export async function populationOf(db: Db, run: Population, only?: readonly number[]) {
  const { kind, siteId, agreement } = run;
  const rows = await db
    .select({
      id: person.id,
      docket: person.docket,
      cuil: person.cuil,
      firstName: person.firstName,
      lastName: person.lastName,
      hireDate: person.hireDate,
      leaveDate: person.leaveDate,
      cbu: person.cbu,
      bankAlias: person.bankAlias,
    })
    .from(person)
    .where(and(ofRun(run), only && anyOf(person.id, [...only])))
    .orderBy(asc(person.id));
  const then = await peopleAt(
    db,
    rows.map(({ id }) => id),
    paidSpan(run).to,
  );
  return rows.flatMap((row) => {
    const held = then.get(row.id);
    if (!held) return [];
    // A month's pay has no halves.
    if (kind === 'fortnight' && (held.salaryBasis ?? 'monthly') === 'monthly') return [];
    if (siteId !== null && held.siteId !== siteId) return [];
    return agreement !== null && held.agreement !== agreement ? [] : [{ ...row, ...held }];
  });
}

/** How many people a run would be for. */
export const countPopulation = async (db: Db, run: Population): Promise<number> =>
  (await populationOf(db, run)).length;

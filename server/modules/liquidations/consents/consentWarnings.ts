import { sql } from 'drizzle-orm';
import type { Db } from '../../../db/Db';
import type { FrozenRun } from '../frozenRun';
import type { Run } from '../runRules';
import { MOST_NAMED, someNames } from '../someNames';

interface Lacking extends Record<string, unknown> {
  code: string;
  people: number;
  names: string[];
}

/** This names the deductions that a run left out because the person did not agree to them in writing. */
export async function withoutConsent(db: Db, { id, frozen }: Run): Promise<string[]> {
  const { concepts = [] } = (frozen as FrozenRun | null) ?? {};
  if (!concepts.some(({ asksConsent }) => asksConsent)) return [];
  const { rows } = await db.execute<Lacking>(sql`
    select lacking.code, count(*)::int as people, (array_agg(p.last_name || ', ' || p.first_name
      order by p.last_name, p.first_name, p.id))[1:${MOST_NAMED}] as names
    from pay_run_person own cross join unnest(own.unconsented) as lacking(code)
      join person p on p.id = own.person_id
    where own.run_id = ${id} group by 1 order by 1`);
  return rows.map(({ code, people, names }) => {
    const { name = code } = concepts.find((concept) => concept.code === code) ?? {};
    const [lack, taken] =
      people === 1 ? ['le falta', 'no se le descuenta'] : ['les falta', 'no se les descuenta'];
    return `A ${someNames(names, people)} ${lack} el consentimiento para “${name}”: ${taken}.`;
  });
}

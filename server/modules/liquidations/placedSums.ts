import { sql } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import type { PlacedSum } from './bookEntry';
import type { FrozenRun } from './frozenRun';
import type { Run } from './runRules';

interface Found extends Record<string, unknown> {
  concept_id: number;
  centre: string;
  amount: string;
}

/** This sums each concept of a run in each place. */
export async function placedSums(db: Db, { id, frozen }: Run): Promise<PlacedSum[]> {
  const { rows } = await db.execute<Found>(sql`
    select l.concept_id, p.centre, sum(l.amount)::text as amount from pay_line l
    join (select person_id, concat_ws(', ', facts ->> 'siteName', facts ->> 'areaName') as centre
      from pay_run_person where run_id = ${id}) p on p.person_id = l.person_id
    where l.run_id = ${id} group by 1, 2 order by 1, 2`);
  const concepts = new Map((frozen as FrozenRun).concepts.map((concept) => [concept.id, concept]));
  return rows.flatMap(({ concept_id, centre, amount }) => {
    const concept = concepts.get(concept_id);
    if (!concept) return [];
    const { code, kind, account, counterAccount } = concept;
    return [{ code, kind, account, counterAccount, centre, amount }];
  });
}

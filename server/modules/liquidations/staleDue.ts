import { counted } from '@contract/core/counted';
import { sql } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { kindsOf } from './holdDue';
import type { ReadyConcept } from './payPlan';
import type { Run } from './runRules';

/** Loans, advances and expenses that came in, or were let go of by another run, since a run took its data: it would pay them if it took them anew. */
export async function staleDue(
  db: Db,
  { id, period, half }: Run,
  plan: readonly ReadyConcept[],
): Promise<string[]> {
  const kinds = kindsOf(plan);
  // An item of the month waits for its second half.
  if (half === 'first' || kinds.length === 0) return [];
  const { rows } = await db.execute<{ people: number }>(sql`
    select count(distinct i.person_id)::int as people from pay_item i
      join pay_run_person own on own.run_id = ${id} and own.person_id = i.person_id
    where i.settled_at is null and i.run_id is null and i.from_period <= ${period}
      and i.kind = any(${sql.param(kinds)}::text[])`);
  const people = rows[0]?.people ?? 0;
  return people > 0
    ? [`Hay préstamos, anticipos o gastos nuevos de ${counted(people, 'persona', 'personas')}.`]
    : [];
}

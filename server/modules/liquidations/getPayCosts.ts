import type { OutputOf } from '@contract/core/accion';
import { getPayCosts } from '@contract/liquidations/payCostAcciones';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { implement } from '../../engine/acciones/implement';
import { invalid } from '../../engine/http/fault';
import { monthOf, yearOf } from '../../engine/time/days';

type Costs = OutputOf<typeof getPayCosts>;
type Cost = Costs['total'];

const MOST_MONTHS = 12;
const monthsOf = (period: string) => yearOf(period) * 12 + monthOf(period);

/** Costs count pay that was given; a reversal counts with its own sign, beside the run that it takes back. */
const counted = (from: string, to: string) =>
  sql`r.period between ${from} and ${to} and r.state in ('published', 'paid', 'reversed')`;

/**
 * Concepts of a run, as it froze them, that hand over what waited: a loan that is lent, an expense that is given back. It
 * goes by with the pay, and nobody earned it.
 */
const handedOver = (where: SQL) => sql`select r.id as run_id, (c ->> 'id')::int as concept_id
  from pay_run r cross join lateral jsonb_array_elements(r.frozen -> 'concepts') c
  where ${where} and c ->> 'kind' in ('remunerative', 'nonRemunerative')
    and concat_ws(' ', c ->> 'formula', c ->> 'quantity', c ->> 'rate') ~* '\\mpendiente\\s*\\('`;

const earned = sql`p.remunerative + p.non_remunerative - coalesce(h.amount, 0)`;

const figures = sql`count(distinct p.person_id)::int as people,
  coalesce(sum(${earned}), 0)::numeric(16, 2)::text as gross,
  coalesce(sum(p.employer), 0)::numeric(16, 2)::text as employer,
  coalesce(sum(${earned} + p.employer), 0)::numeric(16, 2)::text as cost`;

/** Where somebody worked is what the run knew of them then. */
async function costsBy(db: Db, where: SQL, key: SQL, order: SQL): Promise<Cost[]> {
  const { rows } = await db.execute<Cost & Record<string, unknown>>(sql`
    select ${key} as key, ${key} as label, ${figures}
    from pay_run r join pay_run_person p on p.run_id = r.id
      left join (select l.run_id, l.person_id, sum(l.amount) as amount
        from (${handedOver(where)}) o join pay_line l on l.run_id = o.run_id and l.concept_id = o.concept_id
        group by 1, 2) h on h.run_id = p.run_id and h.person_id = p.person_id
    where ${where} group by 1 order by ${order}`);
  return rows;
}

async function costsByConcept(db: Db, where: SQL): Promise<Costs['byConcept']> {
  const { rows } = await db.execute<Costs['byConcept'][number] & Record<string, unknown>>(sql`
    select l.code as key, c.name as label, c.kind, sum(l.amount)::numeric(16, 2)::text as amount
    from (select l.code, l.concept_id, sum(l.amount) as amount
        from pay_run r join pay_line l on l.run_id = r.id
        where ${where} and (l.run_id, l.concept_id) not in (${handedOver(where)})
        group by 1, 2) l
      join pay_concept c on c.id = l.concept_id
    group by 1, 2, 3 order by min(c.position), 1`);
  return rows.filter(({ kind }) => kind !== 'informative');
}

const none: Cost = {
  ...{ key: '', label: '', people: 0 },
  ...{ gross: '0.00', employer: '0.00', cost: '0.00' },
};

export const getPayCostsHandler = implement(getPayCosts, async ({ from, to }, { db }) => {
  if (to < from) throw invalid({ to: 'Termina antes de empezar.' });
  if (monthsOf(to) - monthsOf(from) >= MOST_MONTHS) {
    throw invalid({ to: `Elegí hasta ${MOST_MONTHS} meses.` });
  }
  const where = counted(from, to);
  const most = sql`sum(${earned} + p.employer) desc, 1`;
  const [byMonth, bySite, byArea, byConcept, [total]] = await Promise.all([
    costsBy(db, where, sql`r.period`, sql`1`),
    costsBy(db, where, sql`p.facts ->> 'siteName'`, most),
    costsBy(db, where, sql`concat_ws(' · ', p.facts ->> 'areaName', p.facts ->> 'siteName')`, most),
    costsByConcept(db, where),
    costsBy(db, where, sql`''`, sql`1`),
  ]);
  return { byMonth, bySite, byArea, byConcept, total: total ?? none };
});

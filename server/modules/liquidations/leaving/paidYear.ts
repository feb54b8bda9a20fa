import { sql } from 'drizzle-orm';
import type { Db } from '../../../db/Db';
import { type PastOf, paidBefore } from '../payPast';
import { monthsBefore } from './monthsBefore';
import type { YearLine } from './severanceBaseRules';

interface PaidYear {
  year: readonly YearLine[];
  yearBases: Readonly<Record<string, string>>;
}

interface Found extends Record<string, unknown> {
  id: number;
  lines: YearLine[];
  bases: Record<string, string>;
}

const MONTHS = 12;

/** Monthly pay is what enters the base of SAC; a run of vacations pays nothing else. */
const part = sql`case when t.kind = 'vacation' or 'vacaciones' = any(c.bases) then 'vacation'
  when 'variables' = any(c.bases) then 'variable' else 'fixed' end`;

/** Reads what standing runs paid to some people in the twelve months up to that of a run, in one query for all. */
export async function paidYear(
  db: Db,
  run: PastOf,
  personIds: readonly number[],
): Promise<(personId: number) => PaidYear> {
  const since = monthsBefore(run.period, MONTHS - 1);
  const people = sql`any(${sql.param([...personIds])}::int[])`;
  const { rows } = await db.execute<Found>(sql`
    with past as (select r.id, r.kind, r.period from pay_run r
      where ${paidBefore(run)} and r.period >= ${since} and r.kind not in ('sac', 'final')),
    lines as (select l.person_id, coalesce(nullif(l.of_period, ''), t.period) as period, l.code,
        max(c.name) as name, ${part} as part, sum(l.amount) as amount
      from past t join pay_line l on l.run_id = t.id and l.person_id = ${people}
      join pay_concept c on c.id = l.concept_id and 'sac' = any(c.bases) group by 1, 2, 3, 5),
    monthly as (select p.person_id, m.period, sum((m.bases ->> 'sac')::numeric) as amount
      from past t join pay_run_person p on p.run_id = t.id and p.person_id = ${people}
      cross join lateral (select t.period, p.bases where p.months = '{}'
        union all select key, value from jsonb_each(p.months)) as m(period, bases)
      where m.bases ? 'sac' and m.period between ${since} and ${run.period} group by 1, 2),
    own as (select person_id, jsonb_agg(jsonb_build_object('period', period, 'code', code, 'name', name,
        'part', part, 'amount', amount::text) order by period, code, part) as lines
      from lines where amount <> 0 and period between ${since} and ${run.period} group by 1),
    sums as (select person_id, jsonb_object_agg(period, amount::text) as bases from monthly group by 1)
    select coalesce(own.person_id, sums.person_id) as id, coalesce(own.lines, '[]') as lines,
      coalesce(sums.bases, '{}') as bases
    from own full join sums on sums.person_id = own.person_id`);
  const found = new Map(
    rows.map(({ id, lines, bases }) => [id, { year: lines, yearBases: bases }]),
  );
  return (personId) => found.get(personId) ?? { year: [], yearBases: {} };
}

import { type SQL, sql } from 'drizzle-orm';

/** Runs that were reckoned and may still give slips: nobody else may count on what they withhold. */
const counting = sql`('calculating', 'review', 'pending', 'approved', 'publishing')`;

const people = (personIds: readonly number[]) => sql`any(${sql.param([...personIds])}::int[])`;

/** The sums that runs without slips yet withhold of some people, by `garnishment_id` and `run_id`. */
export const countingRuns = (personIds: readonly number[]): SQL => sql`
  select (w.key)::int as garnishment_id, p.run_id, w.value::numeric as amount
  from pay_run_person p join pay_run r on r.id = p.run_id and r.state in ${counting}
  cross join lateral jsonb_each_text(p.withheld) as w(key, value)
  where p.person_id = ${people(personIds)} and p.receipt_id is null and p.withheld <> '{}'`;

/** The sums that all standing runs of a month withhold of some people; SAC is a month of its own. */
export const monthRuns = (personIds: readonly number[], period: string, sac: boolean): SQL => sql`
  select (w.key)::int as garnishment_id, p.run_id, w.value::numeric as amount
  from pay_run_person p join pay_run r on r.id = p.run_id and r.period = ${period}
    and r.state not in ('cancelled', 'reversed') and (r.kind = 'sac') = ${sac}
  cross join lateral jsonb_each_text(p.withheld) as w(key, value)
  where p.person_id = ${people(personIds)} and p.withheld <> '{}'`;

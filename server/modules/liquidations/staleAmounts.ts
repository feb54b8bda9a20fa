import { sql } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { site } from '../../db/schema/organisation';
import { payRows } from '../../engine/pay/payParts';
import { namesOfKeys } from './amountsOf';
import { paidSpan } from './payPeriods';
import type { Run } from './runRules';

/**
 * Counts, for each group of parts ("news", "hours"), the people of a run whose amounts have changed since it took them. PostgreSQL
 * compares: ten thousand people have a hundred thousand rows, and at most looks none has changed.
 */
export async function staleAmounts(
  db: Db,
  run: Run,
  groups: readonly (readonly string[])[],
): Promise<number[]> {
  if (groups.length === 0) return [];
  const [names, sites] = await Promise.all([
    namesOfKeys(db),
    db.select({ id: site.id }).from(site),
  ]);
  const ofRun = sql`in (select person_id from pay_run_person where run_id = ${run.id})`;
  const asked = sites.flatMap(
    ({ id: siteId }) => payRows({ siteId, ...paidSpan(run) }, ofRun, groups.flat()) ?? [],
  );
  if (asked.length === 0) return groups.map(() => 0);
  const keys = sql.param([...names.keys()]);
  const called = sql.param([...names.values()]);
  const { rows } = await db.execute<{ part: string; people: number[] }>(sql`
    with now as (select s.person_id, coalesce(n.name, s.key) as name, sum(s.amount) as amount
        from (${sql.join(asked, sql` union all `)}) s
        left join unnest(${keys}::text[], ${called}::text[]) as n(key, name) on n.key = s.key group by 1, 2),
      taken as (select own.person_id, a.key as name, a.value::numeric as amount
        from pay_run_person own cross join lateral jsonb_each_text(own.facts -> 'amounts') as a(key, value)
        where own.run_id = ${run.id})
    select split_part(coalesce(now.name, taken.name), '.', 1) as part,
      array_agg(distinct coalesce(now.person_id, taken.person_id)) as people
    from now full join taken on taken.person_id = now.person_id and taken.name = now.name
    where coalesce(now.amount, 0) <> coalesce(taken.amount, 0) group by 1`);
  return groups.map(
    (parts) =>
      new Set(rows.filter(({ part }) => parts.includes(part)).flatMap(({ people }) => people)).size,
  );
}

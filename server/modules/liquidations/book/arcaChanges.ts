import type { OutputOf } from '@contract/core/accion';
import type { getArcaMonth } from '@contract/liquidations/arcaAcciones';
import { sql } from 'drizzle-orm';
import type { Db } from '../../../db/Db';
import { periodSpan } from '../payPeriods';

type Changes = Pick<OutputOf<typeof getArcaMonth>, 'changes' | 'changeCount'>;
type Change = Changes['changes'][number];

/** A page shows this many changes; the others are counted. */
const MOST_CHANGES = 200;

/** This lists people who came, left or were away without pay in a month: the statement tells each by a code of their situation. */
export async function arcaChanges(db: Db, period: string): Promise<Changes> {
  const { from, to } = periodSpan(period);
  const { rows } = await db.execute<Change & { total: number } & Record<string, unknown>>(sql`
    with change (person_id, kind, from_day, to_day) as (
      select id, 'hired', hire_date, null::date from person where hire_date between ${from} and ${to}
      union all
      select id, 'left', leave_date, null::date from person where leave_date between ${from} and ${to}
      union all
      select person_id, 'unpaid', from_day, to_day from absence
        where state = 'firm' and paid_percent = 0 and from_day <= ${to} and to_day >= ${from})
    select p.id as "personId", p.last_name || ', ' || p.first_name as name, c.kind,
      c.from_day::text as "from", c.to_day::text as "to", count(*) over ()::int as total
    from change c join person p on p.id = c.person_id
    order by c.from_day, p.last_name, p.first_name, p.id limit ${MOST_CHANGES}`);
  return {
    changes: rows.map(({ total: _, ...change }) => change),
    changeCount: rows[0]?.total ?? 0,
  };
}

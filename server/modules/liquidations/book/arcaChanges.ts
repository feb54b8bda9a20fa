import type { OutputOf } from '@contract/core/accion';
import type { getArcaMonth } from '@contract/liquidations/arcaAcciones';
import { sql } from 'drizzle-orm';
import type { Db } from '../../../db/Db';
import { personName } from '../../../engine/people/personName';
import { bookCodesOf } from '../../users';
import { periodSpan } from '../payPeriods';

type Changes = Pick<OutputOf<typeof getArcaMonth>, 'changes' | 'changeCount'>;
type Change = Changes['changes'][number];

/** A page shows this many changes; the others are counted. */
const MOST_CHANGES = 200;

interface Dated extends Record<string, unknown> {
  id: number;
  firstName: string;
  lastName: string;
}

/** Each change of a situation that their codes tell, with its day within the month. */
async function situationChanges(db: Db, period: string): Promise<Change[]> {
  const month = periodSpan(period);
  const { rows } = await db.execute<Dated>(sql`
    select p.id, p.first_name as "firstName", p.last_name as "lastName" from person p
    where exists (select from person_book b where b.person_id = p.id
      and b.effective_from > ${month.from} and b.effective_from <= ${month.to})
      and (p.leave_date is null or p.leave_date >= ${month.from})`);
  const ids = rows.map(({ id }) => id);
  const known = await bookCodesOf(db, ids, month);
  return rows.flatMap(({ id: personId, ...named }) => {
    const situations = known.get(personId)?.situations ?? [];
    return situations.slice(1).flatMap(({ code: since, day }, index) => {
      const before = situations[index]?.code ?? null;
      if (before === null || since === null) return [];
      return [
        {
          ...{ personId, name: personName(named), kind: 'situation' as const, to: null },
          from: `${period}-${String(day).padStart(2, '0')}`,
          codes: { before, since },
        },
      ];
    });
  });
}

/** This lists people who came, left, were away without pay or changed their situation in a month: the statement tells each. */
export async function arcaChanges(db: Db, period: string): Promise<Changes> {
  const { from, to } = periodSpan(period);
  const [{ rows }, situations] = await Promise.all([
    db.execute<Change & { total: number } & Record<string, unknown>>(sql`
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
    order by c.from_day, p.last_name, p.first_name, p.id limit ${MOST_CHANGES}`),
    situationChanges(db, period),
  ]);
  const others = rows.map(({ total: _, ...change }) => ({ ...change, codes: null }));
  const changes = [...others, ...situations].sort(
    (one, other) => one.from.localeCompare(other.from) || one.name.localeCompare(other.name, 'es'),
  );
  return {
    changes: changes.slice(0, MOST_CHANGES),
    changeCount: (rows[0]?.total ?? 0) + situations.length,
  };
}

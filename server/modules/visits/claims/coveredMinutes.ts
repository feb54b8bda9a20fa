import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../db/Db';
import { visit } from '../../../db/schema/visits';

/**
 * Minutes of one visit that lie within what its person punched; nothing is added to their hours by it. Columns are named with
 * their table, since a punch has some of the same names.
 */
export const coveredMinutes: SQL<number> = sql<number>`(select coalesce(sum(extract(epoch from
    least(worked.until, visit.ended_at) - greatest(worked.at, visit.arrived_at)) / 60), 0)
  from (select at, kind, lead(at) over turn as until, lead(kind) over turn as next
    from punch p
    where p.person_id = visit.person_id and p.counts in ('counted', 'waiting')
      and p.at between visit.arrived_at - interval '1 day' and visit.ended_at + interval '1 day'
    window turn as (order by p.at, p.id)) worked
  where worked.kind in ('in', 'breakIn') and worked.next in ('out', 'breakOut')
    and worked.at < visit.ended_at and worked.until > visit.arrived_at)`;

/** The covered minutes of some visits; of those that have not ended there are none. */
export async function coveredOf(
  db: Db,
  visitIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (visitIds.length === 0) return new Map();
  const rows = await db
    .select({ id: visit.id, covered: sql<number>`floor(${coveredMinutes})::int` })
    .from(visit)
    .where(
      sql`visit.id = any(${sql.param([...visitIds])}::int[])
        and visit.arrived_at is not null and visit.ended_at is not null`,
    );
  return new Map(rows.map(({ id, covered }) => [id, covered]));
}

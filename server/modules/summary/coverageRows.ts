import { sql } from 'drizzle-orm';
import { absence } from '../../db/schema/absences';
import { areaMinimum } from '../../db/schema/holidays';
import { area, person, site } from '../../db/schema/organisation';
import type { Context } from '../../engine/acciones/context';
import { withinReach } from '../../engine/scope/withinReach';

interface CoverageRow extends Record<string, unknown> {
  day: string;
  areaId: number;
  name: string;
  siteName: string;
  people: number;
  away: number;
  minimum: number | null;
}

/** Each area of the people in reach on each day: how many work there and how many are away. */
export async function coverageRows(
  { db, viewer, reach }: Pick<Context, 'db' | 'viewer' | 'reach'>,
  days: readonly string[],
): Promise<CoverageRow[]> {
  const reached = withinReach(reach, viewer, person.id);
  // Absences are few and people many: each is counted once over, and then they meet.
  const { rows } = await db.execute<CoverageRow>(sql`
    with days as (select unnest(${sql.param(days)}::date[]) as day),
    there as (
      select day, ${person.areaId} as area_id, count(*)::int as people
      from days join ${person} on ${person.hireDate} <= day
        and (${person.leaveDate} is null or ${person.leaveDate} >= day)
      where ${reached} group by 1, 2
    ),
    gone as (
      select day, ${person.areaId} as area_id, count(distinct ${person.id})::int as away
      from days
      join ${absence} on daterange(${absence.fromDay}, ${absence.toDay}, '[]') @> day
        and ${absence.state} = 'firm'
      join ${person} on ${person.id} = ${absence.personId}
        and (${person.leaveDate} is null or ${person.leaveDate} >= day)
      where ${reached} group by 1, 2
    )
    select there.day::text as day, there.area_id as "areaId", ${area.name} as name,
      ${site.name} as "siteName", there.people, coalesce(gone.away, 0) as away,
      ${areaMinimum.people} as minimum
    from there
    join ${area} on ${area.id} = there.area_id
    join ${site} on ${site.id} = ${area.siteId}
    left join gone on gone.day = there.day and gone.area_id = there.area_id
    left join ${areaMinimum} on ${areaMinimum.areaId} = there.area_id
    order by there.day, ${site.name}, ${area.name}`);
  return rows;
}

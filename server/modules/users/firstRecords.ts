import { sql } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { dayText } from '../../engine/time/days';
import { DEFAULT_ZONE } from '../../engine/time/zone';

/** The day of the first thing that is kept of each of some people: a punch, an absence or a month that was paid. */
export async function firstRecords(
  db: Db,
  personIds: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (personIds.length === 0) return new Map();
  const { rows } = await db.execute<{ id: number; day: string | null }>(sql`
    select p.id, least(
      (select min(k.at at time zone coalesce(s.zone, ${DEFAULT_ZONE}))::date from punch k where k.person_id = p.id),
      (select min(a.from_day) from absence a where a.person_id = p.id),
      (select (max(r.period) || '-01')::date from (
        select min(run.period) as period from pay_run_person paid join pay_run run on run.id = paid.run_id
        where paid.person_id = p.id and paid.receipt_id is not null) r)
    )::text as day
    from person p left join site s on s.id = p.site_id
    where p.id = any(${sql.param([...personIds])}::int[])`);
  return new Map(rows.flatMap(({ id, day }) => (day === null ? [] : [[id, day] as const])));
}

/** Why a hire date is too late for the first record of somebody, in words; null where it is not. A month that was paid may have begun before them. */
export function lateHireFault(hireDate: string, first: string | undefined): string | null {
  if (first === undefined || hireDate <= first) return null;
  if (first.endsWith('-01') && hireDate.slice(0, 7) === first.slice(0, 7)) return null;
  return `Tiene registros desde el ${dayText(first)}: el ingreso no puede ser posterior.`;
}

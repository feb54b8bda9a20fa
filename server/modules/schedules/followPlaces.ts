import { groupBy } from '@contract/core/groupBy';
import { sql } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { person } from '../../db/schema/organisation';
import { recordEvent } from '../../engine/events/recordEvent';
import type { Day } from '../../engine/time/days';
import { todayIn } from '../../engine/time/nowIn';
import type { Week } from '../../engine/time/weekOf';
import { plannedHorizon, planPeople } from './planAhead';
import { findPeople } from './rosterPeople';
import { planningTurn } from './storePlans';

const BATCH = 500;

/** Where everybody works from the first day on or comes to work until the last, and since when. */
const placed = ({ from, to }: Week) => sql`
  select p.id as person_id, p.area_id, greatest(p.hire_date, ${from}::date) as since
  from person p
  where p.hire_date <= ${to} and (p.leave_date is null or p.leave_date >= ${from})
  union all
  select moved.person_id, moved.area_id, moved.effective_from
  from person_history moved
  join person p on p.id = moved.person_id
  where moved.kind = 'place' and not moved.begun and moved.effective_from between ${from} and ${to}
    and (p.leave_date is null or p.leave_date >= moved.effective_from)`;

/** Drafts of the rotation of a place where their person does not work on that day. */
const misplaced = ({ from, to }: Week) => sql`
  select planned.id, planned.person_id, planned.day
  from planned_shift planned
  join shift_assignment ruling on ruling.id = planned.assignment_id and ruling.target <> 'person'
  join person p on p.id = planned.person_id
  left join lateral (
    select moved.area_id from person_history moved
    where moved.person_id = planned.person_id and moved.kind = 'place'
    order by moved.effective_from > planned.day, abs(moved.effective_from - planned.day)
    limit 1) place on true
  join area on area.id = coalesce(place.area_id, p.area_id)
  where planned.published_at is null and planned.day between ${from} and ${to}
    and case ruling.target when 'area' then ruling.area_id <> area.id
      else ruling.site_id <> area.site_id end`;

interface Affected extends Record<string, unknown> {
  personId: number;
  /** The first day that has to be planned anew. */
  since: Day;
}

async function findAffected(db: Db, days: Week): Promise<Affected[]> {
  const { rows } = await db.execute<Affected>(sql`
    with come as (
      select person_id, since from (${placed(days)}) placed
      where not exists (select from planned_place known
        where known.person_id = placed.person_id and known.area_id = placed.area_id)
    ), gone as (select person_id, day as since from (${misplaced(days)}) misplaced)
    select person_id as "personId", min(since)::text as since
    from (select * from come union all select * from gone) affected
    group by person_id order by person_id`);
  return rows;
}

/** Published shifts stay; drafts of rotations follow their person to where they work. */
async function follow(db: Db, affected: readonly Affected[], days: Week): Promise<void> {
  const ids = affected.map(({ personId }) => personId);
  const among = sql.param(ids);
  await planningTurn(db, ids);
  await db.execute(sql`
    delete from planned_shift using (${misplaced(days)}) misplaced
    where planned_shift.id = misplaced.id and planned_shift.person_id = any(${among}::int[])`);
  const people = await findPeople(db, sql`${person.id} = any(${among}::int[])`);
  const sinceOf = new Map(affected.map(({ personId, since }) => [personId, since]));
  for (const [since, some] of groupBy(people, ({ id }) => sinceOf.get(id) ?? days.from)) {
    await planPeople(db, some, { from: since, to: days.to }, null);
  }
  await db.execute(sql`
    insert into planned_place (person_id, area_id)
    select distinct person_id, area_id from (${placed(days)}) placed
    where person_id = any(${among}::int[])
    on conflict do nothing`);
}

/** Plans for who was hired or moved since rotations planned, and takes back the drafts of where they no longer work. */
export async function followPlaces(db: Db, today = todayIn()): Promise<void> {
  const days = { from: today, to: await plannedHorizon(db, today) };
  const affected = await findAffected(db, days);
  for (let at = 0; at < affected.length; at += BATCH) {
    const some = affected.slice(at, at + BATCH);
    await db.transaction((tx) => follow(tx, some, days));
  }
  // A person who comes back later is planned for like a newcomer.
  await db.execute(sql`
    delete from planned_place known
    where not exists (select from (${placed(days)}) placed
      where placed.person_id = known.person_id and placed.area_id = known.area_id)`);
  if (affected.length > 0) {
    await recordEvent(db, [{ type: 'Roster', id: 'LIST' }], {
      kind: 'everyone',
      permission: 'SCHEDULES.CREATE',
    });
  }
}

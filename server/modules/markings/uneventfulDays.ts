import { sql } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { absence } from '../../db/schema/absences';
import { punch } from '../../db/schema/markings';
import { plannedShift, shift } from '../../db/schema/schedules';
import { clock } from '../../engine/time/clock';
import { addDays, type Day } from '../../engine/time/days';
import { markingFiguresOver } from './markingFigures';
import type { Whose } from './personDays';

/** Punches further than these hours from a shift have nothing to do with it, unless the organisation's figures say more. */
const LEAST_REACH = 8;
/** An entry earlier than these hours is looked at by the rules. */
const MOST_EARLY = 1;

/** The widest and the narrowest figures that rule around a day at the sites of some people. */
async function limitsAround(db: Db, people: readonly Whose[], day: Day) {
  const ruling = await markingFiguresOver(db, addDays(day, 1));
  const siteIds = [...new Set(people.map(({ siteId }) => siteId))];
  const figures = [addDays(day, -1), day, addDays(day, 1)].flatMap((on) =>
    siteIds.map((siteId) => ruling(on, siteId)),
  );
  const after = figures.map(({ afterShiftHours }) => afterShiftHours);
  return {
    reach: Math.max(LEAST_REACH, ...after),
    early: Math.min(MOST_EARLY, ...after),
    open: Math.min(...figures.map(({ openHours }) => openHours)),
  };
}

const minuteOf = (at: unknown) => sql`date_trunc('minute', ${at})`;
const hours = (count: number) => sql`${count}::float8 * interval '1 hour'`;
const minutes = (count: unknown) => sql`${count} * interval '1 minute'`;

/**
 * Finds people whose day surely has nothing to look into, so that the rules need not read it: they have no leave, one
 * shift and none near it, and punches that go from their entry to their exit in time, or did so until now. Every other
 * person is left to the rules, also many whose day turns out well.
 */
export async function uneventfulDays(
  db: Db,
  people: readonly Whose[],
  day: Day,
): Promise<ReadonlySet<number>> {
  if (people.length === 0) return new Set();
  const { reach, early, open } = await limitsAround(db, people, day);
  const now = sql`${clock.now().toISOString()}::timestamptz`;
  const midnight = (after: number) =>
    sql`((${day}::date + ${after}::int)::timestamp at time zone who.zone)`;
  const { rows } = await db.execute<{ id: number }>(sql`
    select who.id
    from unnest(
      ${sql.param(people.map(({ id }) => id))}::int[],
      ${sql.param(people.map(({ zone }) => zone))}::text[]
    ) as who(id, zone)
    join ${plannedShift} own on own.person_id = who.id and own.day = ${day}
      and own.published_at is not null
    join ${shift} kind on kind.id = own.shift_id and kind.kind = 'worked'
    cross join lateral (select
      least(own.starts_at - ${hours(reach)}, ${midnight(0)}) as begins,
      greatest(own.ends_at + ${hours(reach)}, ${midnight(1)}) as ends
    ) around
    cross join lateral (select
      count(*) as count,
      count(distinct touch.at) as moments,
      min(touch.at) as first,
      max(touch.at) as last,
      string_agg(case touch.kind when 'in' then 'i' when 'breakOut' then 'b'
        when 'breakIn' then 'r' else 'o' end, '' order by touch.at) as sequence,
      bool_and(touch.day = ${day} and touch.counts = 'counted'
        and not touch.outside and not touch.forgotten) as plain
      from ${punch} touch
      where touch.person_id = who.id and touch.counts in ('counted', 'waiting')
        and touch.at between around.begins and around.ends
    ) touched
    where not exists (select from ${plannedShift} other
        where other.person_id = who.id and other.id <> own.id and other.published_at is not null
          and other.day between ${addDays(day, -3)} and ${addDays(day, 3)}
          and other.starts_at <= around.ends and other.ends_at >= around.begins)
      and not exists (select from ${absence} away
        where away.person_id = who.id and away.state = 'firm'
          and away.from_day <= ${addDays(day, 1)} and away.to_day >= ${addDays(day, -1)})
      and touched.count = touched.moments
      and touched.count = (select count(*) from ${punch} touch where touch.person_id = who.id
        and touch.day = ${day} and touch.counts in ('counted', 'waiting'))
      and (
        (touched.count = 0 and ${now} < own.starts_at + ${minutes(sql`(own.tolerance_in + 1)`)})
        or (touched.plain
          and touched.first >= own.starts_at - ${hours(early)}
          and ${minuteOf(sql`touched.first`)}
            <= ${minuteOf(sql`own.starts_at`)} + ${minutes(sql`own.tolerance_in`)}
          and touched.first < own.ends_at
          and (
            (touched.sequence ~ '^i(br)*o$' and touched.last > own.starts_at
              and ${minuteOf(sql`touched.last`)}
                >= ${minuteOf(sql`own.ends_at`)} - ${minutes(sql`own.tolerance_out`)})
            or (touched.sequence ~ '^i(br)*b?$'
              and ${now} <= own.ends_at and ${now} <= touched.first + ${hours(open)}
              and not exists (select from ${punch} touch where touch.person_id = who.id
                and touch.at > around.ends and touch.counts in ('counted', 'waiting')))
          ))
      )`);
  return new Set(rows.map(({ id }) => id));
}

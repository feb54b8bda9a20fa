import { sql } from 'drizzle-orm';
import type { Db } from '../../../db/Db';
import { addDays, yearOf } from '../../../engine/time/days';
import { todayIn } from '../../../engine/time/nowIn';
import { publicHolidays } from '../../../engine/time/publicHolidays';
import { weekOf } from '../../../engine/time/weekOf';
import { manyPeopleIds } from '../../../seed/manyPeople';

/** A person's shift goes by their number, so that every place has people at any hour. */
const CODES = ['M', 'T', 'N', 'ADM'];
const WEEKS_AHEAD = 2;

/** Five days a week for each of the staff that was made by the thousand; of the last week they are not told yet. */
export async function seedManyShifts(db: Db, weeksBack: number): Promise<void> {
  const { from: monday, to: sunday } = weekOf(todayIn());
  const from = addDays(monday, -7 * weeksBack);
  const to = addDays(sunday, 7 * WEEKS_AHEAD);
  const holidays = (await publicHolidays(...new Set([yearOf(from), yearOf(to)]))).map(
    ({ date }) => date,
  );
  await db.execute(sql`
    insert into planned_shift (person_id, day, shift_id, starts_at, ends_at, break_kind, break_minutes,
      tolerance_in, tolerance_out, paid, night, published_at)
    select p.id, d.day, s.id, (d.day + s.starts_at) at time zone site.zone,
      (d.day + (s.ends_at <= s.starts_at)::int + s.ends_at) at time zone site.zone,
      s.break_kind, s.break_minutes, s.tolerance_in, s.tolerance_out, s.paid, s.night,
      case when d.day <= ${addDays(to, -7)}::date
        then least(date_trunc('week', d.day) - interval '3 days', anden_now()) end
    from person p
    join site on site.id = p.site_id
    join shift s on s.code = (${sql.param(CODES)}::text[])[1 + p.id % ${sql.raw(String(CODES.length))}]
    cross join (select day::date from generate_series(${from}::date, ${to}::date, interval '1 day') day) d
    where p.id in ${manyPeopleIds} and p.hire_date <= d.day and (p.leave_date is null or p.leave_date >= d.day)
      and extract(isodow from d.day) < 6 and d.day <> all(${sql.param(holidays)}::date[])
      and not exists (select from planned_shift known where known.person_id = p.id and known.day = d.day)
    order by d.day, p.id`);
}

import { sql } from 'drizzle-orm';
import type { Db } from '../../../db/Db';
import { clock } from '../../../engine/time/clock';
import type { Span } from '../hourFacts';
import { reckonHours } from '../reckonHours';

const AT_ONCE = 25;

/** The demo decides the overtime of its closed months first; hours of it at night are reckoned again. */
export async function decideDemoOvertime(
  db: Db,
  { from, to }: Span,
  authorId: number,
): Promise<void> {
  const { rows } = await db.execute<{ id: number }>(sql`
    with decided as (
      insert into overtime_decision (person_id, day, granted, extra50, extra100, reason, author_id)
      select d.person_id, d.day, 'approved', d.extra50, d.extra100, 'Cierre de mes', ${authorId}
      from hour_day d
      where d.day between ${from} and ${to} and d.overtime = 'waiting'
      returning person_id, day
    ), marked as (
      insert into hour_mark (person_id, day) select person_id, day from decided returning person_id
    )
    select distinct person_id as id from marked order by 1`);
  for (let at = 0; at < rows.length; at += AT_ONCE) {
    const group = rows.slice(at, at + AT_ONCE).map(({ id }) => id);
    await reckonHours(db, group, clock.now(), { from, to }, true);
  }
}

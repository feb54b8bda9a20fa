import { sql } from 'drizzle-orm';
import type { Db } from '../../../db/Db';
import type { Span } from '../hourFacts';
import { sumPeriods } from '../storeHours';

/** Who closed some months had decided their overtime before. */
export async function decideDemoOvertime(
  db: Db,
  { from, to }: Span,
  authorId: number,
): Promise<void> {
  const { rows } = await db.execute<{ personId: number; day: string }>(sql`
    with decided as (
      insert into overtime_decision (person_id, day, granted, extra50, extra100, reason, author_id)
      select d.person_id, d.day, 'approved', d.extra50, d.extra100, 'Cierre de mes', ${authorId}
      from hour_day d
      where d.day between ${from} and ${to} and d.overtime = 'waiting'
      returning person_id, day
    )
    update hour_day d set overtime = 'approved' from decided
    where decided.person_id = d.person_id and decided.day = d.day
    returning d.person_id as "personId", d.day::text as day`);
  await sumPeriods(db, rows);
}

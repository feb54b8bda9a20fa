import { sql } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { periodClose } from '../../db/schema/closes';
import { siteOn } from '../people/siteOn';

interface Days {
  from: string;
  to: string;
}

/** Whether somebody's day is in a month that is closed where they worked then, asked once for many. */
export async function closedDays(
  db: Db,
  personIds: readonly number[],
  { from, to }: Days,
): Promise<(personId: number, day: string) => boolean> {
  const { rows } = await db.execute<{ id: number; day: string }>(sql`
    select distinct who.id, each.at::date::text as day
    from ${periodClose} closed
    cross join unnest(${sql.param([...personIds])}::int[]) as who(id)
    cross join lateral generate_series(greatest(closed.month, ${from}::date),
      least((closed.month + interval '1 month - 1 day')::date, ${to}::date), interval '1 day') as each(at)
    where closed.reopened_at is null
      and closed.month between date_trunc('month', ${from}::date)::date and ${to}::date
      and closed.site_id = ${siteOn(sql`who.id`, sql`each.at::date`)}`);
  const closed = new Set(rows.map(({ id, day }) => `${id} ${day}`));
  return (personId, day) => closed.has(`${personId} ${day}`);
}

import { getLinkDays } from '@contract/sync/linkAcciones';
import { CHART_DAYS } from '@contract/sync/linkDays';
import { eq, sql } from 'drizzle-orm';
import { link, linkRun } from '../../db/schema/sync';
import { implement } from '../../engine/acciones/implement';
import { notFound } from '../../engine/http/fault';
import { addDays } from '../../engine/time/days';
import { todayIn } from '../../engine/time/nowIn';
import { zoneOf } from './saveLink';

interface DayRow {
  [key: string]: unknown;
  day: string;
  written: number;
  unchanged: number;
  rejected: number;
}

/** The rows of a link by the day on which their run began, as its own clock shows it. */
export const getLinkDaysHandler = implement(getLinkDays, async ({ id }, { db }) => {
  const [found] = await db.select({ siteId: link.siteId }).from(link).where(eq(link.id, id));
  if (!found) throw notFound('Ese enlace ya no existe.');
  const zone = await zoneOf(db, found.siteId);
  const to = todayIn(zone);
  const from = addDays(to, 1 - CHART_DAYS);
  const { rows } = await db.execute<DayRow>(sql`
    select (started_at at time zone ${zone})::date::text as day, sum(written)::int as written,
      sum(unchanged)::int as unchanged, sum(rejected)::int as rejected
    from ${linkRun}
    where link_id = ${id} and started_at >= ${from}::date::timestamp at time zone ${zone}
      and written + unchanged + rejected > 0
    group by 1 order by 1`);
  return { from, to, days: rows };
});

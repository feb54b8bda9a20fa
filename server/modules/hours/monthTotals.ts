import { sql } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { person } from '../../db/schema/organisation';
import { siteOfRow } from '../../engine/people/siteOn';

type MonthTotals = {
  people: number;
  worked: number;
  extra: number;
  absent: number;
};

const none: MonthTotals = { people: 0, worked: 0, extra: 0, absent: 0 };

/** The sums of some months in each site, of those who work there on their last day. */
export async function monthTotals(
  db: Db,
  months: readonly string[],
): Promise<(siteId: number, month: string) => MonthTotals> {
  const days = sql.param(months.map((month) => `${month}-01`));
  const last = sql`(own.from_day + interval '1 month - 1 day')::date`;
  const site = siteOfRow(sql`own.person_id`, last, sql`somebody.site_id`);
  const { rows } = await db.execute<MonthTotals & { siteId: number; month: string }>(sql`
    select ${site} as "siteId", to_char(own.from_day, 'YYYY-MM') as month, count(*)::int as people,
      sum(own.worked)::int as worked, sum(own.extra50 + own.extra100)::int as extra,
      sum(own.absent)::int as absent
    from hour_period own join ${person} somebody on somebody.id = own.person_id
    where own.unit = 'month' and own.days > 0 and own.from_day = any(${days}::date[])
    group by 1, 2`);
  return (siteId, month) => {
    const found = rows.find((one) => one.siteId === siteId && one.month === month);
    if (!found) return none;
    const { people, worked, extra, absent } = found;
    return { people, worked, extra, absent };
  };
}

import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { site } from '../../db/schema/organisation';
import { NO_DAY } from '../../db/schema/warehouse';
import { figuresAt } from '../../engine/parameters/figuresAt';
import { todayAt } from '../../engine/time/todayAt';

const codes = ['counts.daysA', 'counts.daysB', 'counts.daysC'] as const;
interface Planned extends Record<string, unknown> {
  id: number;
}

const AT_ONCE = 5000;
/** So long for a site that has no figure of its own nor of the organisation. */
const LONG = 180;

/** The days from one count of a shelf to the next, by the class of its product. */
async function daysBetween(db: Db, siteId: number, today: string): Promise<SQL> {
  const figures = await figuresAt(db, codes, today, siteId);
  const [a, b, c] = codes.map((code) => figures[code] ?? LONG);
  return sql`case p.abc_class when 'A' then ${a}::int when 'B' then ${b}::int else ${c}::int end`;
}

/** A shelf that was counted and decided about comes up again after the days of its class. */
export async function markCounted(db: Db, siteId: number, stockId: number): Promise<void> {
  const today = await todayAt(db, siteId);
  await db.execute(sql`
    update stock k set last_counted_on = ${today}::date,
      count_due_on = ${today}::date + ${await daysBetween(db, siteId, today)}
    from product p where p.id = k.product_id and k.id = ${stockId}`);
}

/** Shelves whose count was reversed are as good as uncounted: they are due at once. */
export async function markUncounted(
  db: Db,
  siteId: number,
  stockIds: readonly number[],
): Promise<void> {
  await db.execute(sql`
    update stock set last_counted_on = null, count_due_on = ${await todayAt(db, siteId)}::date
    where id = any(${sql.param([...stockIds])}::int[])`);
}

/**
 * Plans when each shelf is counted next, where its class or the days of its class changed, or where it is new. What was never counted is
 * spread over the days of its class, so that a warehouse that begins does not have everything due on one day. A shelf that somebody filled
 * for the first time while its product changed class learns of it here.
 */
export async function planNextCounts(db: Db): Promise<void> {
  const sites = await db.select({ id: site.id }).from(site);
  for (const { id } of sites) {
    const today = await todayAt(db, id);
    const days = await daysBetween(db, id, today);
    const latest = sql`${today}::date + ${days}`;
    const next = sql`case when k.last_counted_on is not null then k.last_counted_on + ${days}
      when k.count_due_on = ${NO_DAY} then ${today}::date + k.id % ${days}
      else least(k.count_due_on, ${latest}) end`;
    let after = 0;
    for (;;) {
      // Stock is held in its order, as by whoever moves it, and some at a time, so that nobody waits long for it.
      const { rows } = await db.execute<Planned>(sql`
        with planned as (select k.id, p.abc_class as class, ${next} as due from stock k join product p on p.id = k.product_id
          where k.site_id = ${id} and k.id > ${after}
            and (k.count_due_on <> ${next} or k.abc_class <> p.abc_class)
          order by k.id limit ${AT_ONCE} for update of k)
        update stock set count_due_on = planned.due, abc_class = planned.class from planned where stock.id = planned.id
        returning stock.id`);
      if (rows.length < AT_ONCE) break;
      after = Math.max(...rows.map((row) => row.id));
    }
  }
}

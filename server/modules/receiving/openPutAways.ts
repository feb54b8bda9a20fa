import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { arrival, intake, intakeLine } from '../../db/schema/receiving';
import { stock } from '../../db/schema/warehouse';

/** A person who walks to a shelf is there within two hours; later the shelf and the goods are free again. */
export const isHeaded = (line: SQL) =>
  sql`(${line}.headed_to_id is not null and ${line}.headed_at > anden_now() - interval '2 hours')`;

const left = sql`${intakeLine.quantity} - ${intakeLine.putAway}`;

/**
 * Selects the lines that are still to be put away. The stock of the receiving place says how much is there: what somebody moved by hand is
 * taken from the oldest lines.
 */
const openLines = (where: SQL): SQL => sql`
  select * from (
    select ${intakeLine.id} as id, ${stock.siteId} as site_id, ${stock.productId} as product_id, ${stock.lotId} as lot_id,
      least(${left}, greatest(${stock.quantity} - coalesce(sum(${left}) over (
        partition by ${intakeLine.stockId} order by ${intakeLine.id} desc
        rows between unbounded preceding and 1 preceding), 0), 0))::int as units
    from ${intakeLine} join ${intake} on ${intake.id} = ${intakeLine.intakeId}
      join ${arrival} on ${arrival.id} = ${intake.arrivalId} join ${stock} on ${stock.id} = ${intakeLine.stockId}
    where ${intake.state} = 'received' and ${intakeLine.condition} = 'good'
      and ${intakeLine.putAway} < ${intakeLine.quantity} and ${where}) lines
  where units > 0`;

/** Counts what is still to be put away, and of it what came in more than a day ago. */
export async function countPutAways(db: Db, where: SQL): Promise<{ total: number; old: number }> {
  const { rows } = await db.execute<{ total: number; old: number }>(sql`
    select count(*)::int as total,
      (count(*) filter (where i.created_at < anden_now() - interval '1 day'))::int as old
    from (${openLines(where)}) o join intake_line il on il.id = o.id join intake i on i.id = il.intake_id`);
  return rows[0] ?? { total: 0, old: 0 };
}

/** Sums the units that are on the way to a shelf, without those of the line that looks for one. */
const coming = (locationId: SQL, lineId: SQL) => sql`(
  select coalesce(sum(w.quantity - w.put_away), 0) from intake_line w
  where w.headed_to_id = ${locationId} and w.id <> ${lineId} and ${isHeaded(sql`w`)})`;

const lying = (locationId: SQL) => sql`(
  select coalesce(sum(y.quantity), 0) from stock y where y.location_id = ${locationId})`;

export interface OpenPutAway extends Record<string, unknown> {
  id: number;
  units: number;
  shelfId: number | null;
  code: string | null;
  barcode: string | null;
  why: 'same' | 'empty' | null;
  forklift: boolean | null;
}

const MOST_EMPTY = 300;

/**
 * The oldest lines with a shelf for each: where the product lies already, the same lot first, and else the first empty one. Either has to
 * have room for it, beside what lies there and what is on its way there. Shelves that are reached by forklift are left out for whoever may
 * not drive one.
 */
export async function openPutAways(
  db: Db,
  { where, only, most, drives }: { where: SQL; only: SQL; most: number; drives: boolean },
): Promise<OpenPutAway[]> {
  const reached = drives ? sql`true` : sql`not l.forklift`;
  const { rows } = await db.execute<OpenPutAway>(sql`
    with tasks as materialized (
      select * from (${openLines(where)}) o where ${only} order by id limit ${most}
    ), empties as materialized (
      select l.id, l.site_id, l.code, l.barcode, l.capacity, l.forklift from location l
      where l.active and l.use = 'storage' and ${reached} and l.site_id in (select site_id from tasks)
        and not exists (select from stock y where y.location_id = l.id and y.quantity > 0)
        and not exists (select from intake_line w where w.headed_to_id = l.id and ${isHeaded(sql`w`)})
      order by l.site_id, l.code limit ${MOST_EMPTY}
    )
    select t.id, t.units, coalesce(same.id, bare.id) as "shelfId", coalesce(same.code, bare.code) as code,
      coalesce(same.barcode, bare.barcode) as barcode, coalesce(same.forklift, bare.forklift) as forklift,
      case when same.id is not null then 'same' when bare.id is not null then 'empty' end as why
    from tasks t
    left join lateral (
      select l.id, l.code, l.barcode, l.forklift from stock x join location l on l.id = x.location_id
      where x.product_id = t.product_id and x.site_id = t.site_id and x.quantity > 0
        and l.active and l.use = 'storage' and ${reached}
        and (l.capacity is null
          or l.capacity >= t.units + ${lying(sql`l.id`)} + ${coming(sql`l.id`, sql`t.id`)})
      order by (x.lot_id is not distinct from t.lot_id) desc, x.quantity desc, l.code limit 1) same on true
    left join lateral (
      select e.id, e.code, e.barcode, e.forklift from empties e
      where e.site_id = t.site_id and (e.capacity is null or e.capacity >= t.units)
      order by e.code limit 1) bare on same.id is null
    order by t.id`);
  return rows;
}

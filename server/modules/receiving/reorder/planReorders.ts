import { sql } from 'drizzle-orm';
import type { Db } from '../../../db/Db';
import { orderLine, warehouseOrder } from '../../../db/schema/orders';
import { location, lot, stock } from '../../../db/schema/warehouse';
import { pickable, stillWanted, wantedProductId } from '../../warehouse';

/** Units that were ordered are waited for so many days beyond the day that they were to come. */
const GRACE_DAYS = 7;

export interface Replanned extends Record<string, unknown> {
  id: number;
  siteId: number;
  /** It fell to its minimum since it was last reckoned. */
  crossed: boolean;
}

/**
 * Reckons how many units each rule can count on and what it would be good to order, in one statement, and writes only rules for which
 * something changed. Goods apart and goods that are spoken for do not count; announced ones do, and ordered ones until they are announced.
 */
export async function planReorders(db: Db, only?: readonly number[]): Promise<Replanned[]> {
  const asked = only ? sql`r.id = any(${sql.param([...only])}::int[])` : sql`true`;
  const { rows } = await db.execute<Replanned>(sql`
    with rules as (
      select r.*, (anden_now() at time zone s.zone)::date as today
      from reorder_rule r join site s on s.id = r.site_id
      where ${asked}
      order by r.id for update of r
    ), lying as (
      select ${stock.siteId} as site_id, ${stock.productId} as product_id, sum(${stock.quantity}) as units
      from ${stock}
      join rules on rules.site_id = ${stock.siteId} and rules.product_id = ${stock.productId}
      join ${location} on ${location.id} = ${stock.locationId}
      left join ${lot} on ${lot.id} = ${stock.lotId}
      where ${pickable} or (${location.use} = 'receiving' and ${location.active})
      group by 1, 2
    ), wanted as (
      select ${warehouseOrder.siteId} as site_id, ${wantedProductId} as product_id,
        sum(${orderLine.quantity} - ${orderLine.pickedQuantity}) as units
      from ${orderLine} join ${warehouseOrder} on ${warehouseOrder.id} = ${orderLine.orderId}
      where ${stillWanted}
      group by 1, 2
    ), coming as (
      select a.site_id, l.product_id, max(a.created_at) as announced_at,
        sum(greatest(l.expected - (select coalesce(sum(il.quantity), 0)
          from intake_line il join intake i on i.id = il.intake_id
          where il.arrival_line_id = l.id and i.state = 'received'), 0)) as units
      from arrival a join arrival_line l on l.arrival_id = a.id
      where a.state in ('expected', 'receiving')
      group by 1, 2
    ), waited as (
      select rules.id, case when rules.ordered_until + ${GRACE_DAYS}::int >= rules.today
          and not exists (select from arrival a join arrival_line l on l.arrival_id = a.id
            where a.site_id = rules.site_id and l.product_id = rules.product_id
              and a.state <> 'cancelled' and a.created_at >= rules.ordered_at)
        then rules.ordered else 0 end as ordered
      from rules
    ), counted as (
      select rules.id, waited.ordered, (coalesce(lying.units, 0) - coalesce(wanted.units, 0)
        + coalesce(coming.units, 0) + waited.ordered)::int as cover
      from rules join waited using (id)
        left join lying using (site_id, product_id)
        left join wanted using (site_id, product_id)
        left join coming using (site_id, product_id)
    ), reckoned as (
      select counted.*, rules.proposed as was, case when rules.active and counted.cover <= rules.min
        then (ceil((rules.max - counted.cover)::numeric / rules.pack_size) * rules.pack_size)::int
        else 0 end as proposed
      from counted join rules using (id)
    )
    update reorder_rule r set cover = n.cover, proposed = n.proposed,
      proposed_at = case when n.proposed > 0 then coalesce(r.proposed_at, anden_now()) end,
      ordered = n.ordered,
      ordered_at = case when n.ordered > 0 then r.ordered_at end,
      ordered_until = case when n.ordered > 0 then r.ordered_until end
    from reckoned n
    where n.id = r.id
      and (r.cover, r.proposed, r.ordered) is distinct from (n.cover, n.proposed, n.ordered)
    returning r.id, r.site_id as "siteId", (n.was = 0 and n.proposed > 0) as crossed`);
  return rows;
}

import { sql } from 'drizzle-orm';
import type { Db } from '../../../db/Db';
import { analyze } from '../../../seed/analyze';
import { dice } from '../../../seed/dice';

/** Each from the first or the second place that has the product. */
async function insertPicks(db: Db, base: number): Promise<void> {
  const turn = dice(sql`l.id`, 31, 2);
  await db.execute(sql`
    with place as (
      select site_id, product_id, array_agg(id order by id) as ids from stock group by 1, 2
    )
    insert into order_pick (order_id, order_line_id, stock_id, quantity, account_id, picked_at)
    select o.id, l.id, place.ids[1 + ${turn}], l.picked_quantity, a.id,
      least(o.created_at + interval '70 minutes' + make_interval(mins => (l.position * 6)::int),
        o.created_at + (anden_now() - o.created_at) * 0.3)
    from warehouse_order o
    join order_line l on l.order_id = o.id
    join place on place.site_id = o.site_id and place.product_id = l.product_id
    left join account a on a.person_id = o.picker_id
    where o.id > ${base} and l.picked_quantity > 0 and ${turn} < cardinality(place.ids)
    order by l.id`);
}

/** Units that were taken had come in before: a receipt for all of them, then each pick down to what lies there now. */
async function writeLedger(db: Db, base: number): Promise<void> {
  await db.execute(sql`
    with taken as (
      select stock_id, sum(quantity)::int as total from order_pick where order_id > ${base} group by 1
    )
    insert into stock_movement (stock_id, delta, quantity_after, kind, reason, at)
    select stock.id, total, stock.quantity + total, 'receipt', 'Ingresos del año', anden_now() - interval '380 days'
    from taken join stock on stock.id = taken.stock_id
    order by stock.id`);
  await db.execute(sql`
    insert into stock_movement (stock_id, delta, quantity_after, kind, order_line_id, account_id, at)
    select p.stock_id, -p.quantity,
      (s.quantity + sum(p.quantity) over (partition by p.stock_id)
        - sum(p.quantity) over (partition by p.stock_id order by p.id))::int,
      'pick', p.order_line_id, p.account_id, p.picked_at
    from order_pick p join stock s on s.id = p.stock_id
    where p.order_id > ${base}
    order by p.id`);
}

export async function seedOrderPicks(db: Db, base: number): Promise<void> {
  await insertPicks(db, base);
  await analyze(db, 'order_pick');
  await writeLedger(db, base);
}

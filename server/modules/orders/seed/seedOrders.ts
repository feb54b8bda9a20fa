import { sql } from 'drizzle-orm';
import type { Db } from '../../../db/Db';
import { analyze } from '../../../seed/analyze';
import { dice } from '../../../seed/dice';
import { packagesOf, rankOf, stepAt, stoppedAt } from './orderPace';
import { seedOrderHistory } from './seedOrderHistory';
import { seedOrderPicks } from './seedOrderPicks';

const id = sql`o.id`;
const quantityOf = sql`1 + ${dice(sql`(o.id * 7 + position)`, 20, 24)}`;

/** Most orders are a year's past; those of the last days are in every state. */
const recentOf = (orders: number) => Math.min(Math.round(orders * 0.07), 6000);

/**
 * Each row is written once, as it stays: bringing a million of them up to date later costs more than making them. The
 * number comes from its sequence by hand, as what is drawn for an order depends on it.
 */
async function insertOrders(db: Db, orders: number): Promise<void> {
  const recent = recentOf(orders);
  await db.execute(sql`
    with client as (
      select c.*, row_number() over (order by id) - 1 as place from customer c
    ), picker as (
      select p.site_id, array_agg(p.id order by p.id) as ids
      from person p join account a on a.person_id = p.id join role r on r.id = a.role_id
      where r.name = 'Operario de depósito' and a.active group by 1
    ), boss as (
      select p.site_id, min(a.id) as id
      from account a join person p on p.id = a.person_id join role r on r.id = a.role_id
      where r.name = 'Jefe de depósito' group by 1
    ), numbered as (
      select nextval((select pg_get_serial_sequence('warehouse_order', 'id'))::regclass)::int as id, i
      from generate_series(1, ${orders}) i
    ), drawn as materialized (
      select id, i > ${orders - recent} as recent,
        ${dice(sql`id`, 10, sql`(select count(*) from customer)`)} as client_place,
        ${dice(sql`id`, 11, 100)} as fate, ${dice(sql`id`, 12, 100)} as rush,
        1 + ${dice(sql`id`, 14, 6)} as line_count,
        case when i > ${orders - recent}
          then anden_now() - make_interval(mins => ((${orders} - i)::float8 / ${recent} * 4200 + 15)::int)
          else anden_now() - interval '3 days'
            - make_interval(mins => ((${orders - recent} - i)::float8 / ${orders} * 362 * 1440)::int)
        end as created_at
      from numbered
    ), o as materialized (
      select *, case
        when recent and fate < 30 then 'created' when recent and fate < 48 then 'picking'
        when recent and fate < 60 then 'picked' when recent and fate < 68 then 'checked'
        when recent and fate < 78 then 'packed' when recent and fate < 90 then 'dispatched'
        when recent and fate < 95 then 'onHold' when recent and fate < 97 then 'cancelled'
        when fate = 0 then 'cancelled' else 'delivered' end as state
      from drawn
    )
    insert into warehouse_order (id, site_id, customer_id, customer_name, address, latitude, longitude,
      priority, promised_on, state, state_since, state_before_hold, hold_reason, picker_id, line_count,
      unit_count, package_count, created_by, created_at)
    overriding system value
    select o.id, c.site_id, c.id, c.name, c.address, c.latitude, c.longitude,
      case when rush < 5 then 1 when rush < 20 then 2 when rush < 85 then 3 else 4 end,
      (o.created_at at time zone 'America/Argentina/Buenos_Aires')::date
        + (1 + ${dice(id, 13, 4)})::int - case when rush < 5 then 1 else 0 end,
      state,
      case when state in ('onHold', 'cancelled') then ${stoppedAt} else ${stepAt(rankOf)} end,
      case state when 'onHold' then 'created' end,
      case state when 'onHold' then 'El cliente pidió esperar.' end,
      case when state in ('created', 'onHold', 'cancelled')
          or (state = 'picking' and ${dice(id, 23, 4)} = 0) then null
        else picker.ids[1 + ${dice(id, 22, sql`cardinality(picker.ids)`)}] end,
      line_count,
      (select sum(${quantityOf}) from generate_series(1, line_count) position),
      case when state in ('packed', 'dispatched', 'delivered') then ${packagesOf} else 0 end,
      boss.id, o.created_at
    from o join client c on c.place = client_place
    left join picker on picker.site_id = c.site_id
    left join boss on boss.site_id = c.site_id
    order by o.id`);
}

/** This writes the lines asked for, prepared nearly in full: some are short, with their reason. */
async function insertLines(db: Db, base: number): Promise<void> {
  const short = sql`(quantity > 1 and ${dice(sql`l.id`, 30, 100)} < 4)`;
  await db.execute(sql`
    with goods as (select array_agg(id order by id) as ids from product where active)
    insert into order_line (id, order_id, position, product_id, quantity, picked_quantity, short_reason)
    overriding system value
    select l.id, order_id, position, product_id, quantity,
      case when not prepared then 0 when ${short} then quantity - 1 else quantity end,
      case when prepared and ${short} then 'No había más en la ubicación.' end
    from (
      select nextval((select pg_get_serial_sequence('order_line', 'id'))::regclass)::int as id, asked.*
      from (
        select o.id as order_id, position, ${quantityOf} as quantity,
          goods.ids[1 + (${dice(id, 21, sql`cardinality(goods.ids)`)} + position * 7) % cardinality(goods.ids)] as product_id,
          o.state in ('picked', 'checked', 'packed', 'dispatched', 'delivered')
            or (o.state = 'picking' and o.picker_id is not null and position <= o.line_count / 2) as prepared
        from warehouse_order o cross join goods
        cross join lateral generate_series(1, o.line_count) position
        where o.id > ${base}
        order by o.id, position
      ) asked
    ) l`);
}

/** Orders by the thousand in a handful of statements, the same at every start. */
export async function seedOrders(db: Db, orders: number): Promise<void> {
  const { rows } = await db.execute<{ base: number }>(
    sql`select coalesce(max(id), 0)::int as base from warehouse_order`,
  );
  const base = rows[0]?.base ?? 0;
  await insertOrders(db, orders);
  await analyze(db, 'warehouse_order', 'customer', 'product', 'stock');
  await insertLines(db, base);
  await analyze(db, 'order_line');
  await seedOrderPicks(db, base);
  await seedOrderHistory(db, base);
}

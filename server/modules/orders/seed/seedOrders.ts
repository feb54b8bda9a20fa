import { sql } from 'drizzle-orm';
import type { Db } from '../../../db/client';
import { analyze } from '../../../seed/analyze';
import { dice } from '../../../seed/dice';
import { seedOrderHistory } from './seedOrderHistory';
import { seedOrderPicks } from './seedOrderPicks';

const id = sql`o.id`;

/** Most orders are a year's past; those of the last days are in every state. */
const recentOf = (orders: number) => Math.min(Math.round(orders * 0.07), 6000);

async function insertOrders(db: Db, base: number, orders: number): Promise<void> {
  const recent = recentOf(orders);
  const at = sql`(${sql.raw(String(base))} + i)`;
  await db.execute(sql`
    with client as (
      select c.*, row_number() over (order by id) - 1 as place, count(*) over () as clients
      from customer c
    ), drawn as (
      select i, i > ${orders - recent} as recent,
        ${dice(at, 10, sql`(select count(*) from customer)`)} as client_place,
        ${dice(at, 11, 100)} as fate, ${dice(at, 12, 100)} as rush,
        case when i > ${orders - recent}
          then now() - make_interval(mins => ((${orders} - i)::float8 / ${recent} * 4200 + 15)::int)
          else now() - interval '3 days'
            - make_interval(mins => ((${orders - recent} - i)::float8 / ${orders} * 362 * 1440)::int)
        end as written
      from generate_series(1, ${orders}) i
    ), decided as (
      select *, case
        when recent and fate < 30 then 'created' when recent and fate < 48 then 'picking'
        when recent and fate < 60 then 'picked' when recent and fate < 68 then 'checked'
        when recent and fate < 78 then 'packed' when recent and fate < 90 then 'dispatched'
        when recent and fate < 95 then 'onHold' when recent and fate < 97 then 'cancelled'
        when fate = 0 then 'cancelled' else 'delivered' end as state
      from drawn
    )
    insert into warehouse_order (site_id, customer_id, customer_name, address, latitude, longitude,
      priority, promised_on, state, state_since, state_before_hold, hold_reason, line_count, unit_count,
      created_by, created_at)
    select c.site_id, c.id, c.name, c.address, c.latitude, c.longitude,
      case when rush < 5 then 1 when rush < 20 then 2 when rush < 85 then 3 else 4 end,
      (written at time zone 'America/Argentina/Buenos_Aires')::date
        + (1 + ${dice(at, 13, 4)})::int - case when rush < 5 then 1 else 0 end,
      state, written,
      case state when 'onHold' then 'created' end,
      case state when 'onHold' then 'El cliente pidió esperar.' end,
      1 + ${dice(at, 14, 6)}, 0,
      (select a.id from account a join person p on p.id = a.person_id join role r on r.id = a.role_id
        where p.site_id = c.site_id and r.name = 'Jefe de depósito' order by a.id limit 1),
      written
    from decided join client c on c.place = client_place
    order by i`);
}

async function insertLines(db: Db, base: number): Promise<void> {
  await db.execute(sql`
    with goods as (
      select id, row_number() over (order by id) - 1 as place from product where active
    ), much as (select count(*) as products from product where active)
    insert into order_line (order_id, position, product_id, quantity)
    select o.id, position, goods.id, 1 + ${dice(sql`(o.id * 7 + position)`, 20, 24)}
    from warehouse_order o cross join much
    cross join lateral generate_series(1, o.line_count) position
    join goods on goods.place = (${dice(id, 21, sql`products`)} + position * 7) % products
    where o.id > ${base}
    order by o.id, position`);
}

/** Who prepares it: the pickers of the site in turn. Orders still waiting have nobody. */
async function givePickers(db: Db, base: number): Promise<void> {
  await db.execute(sql`
    with picker as (
      select p.id, p.site_id, row_number() over (partition by p.site_id order by p.id) - 1 as place,
        count(*) over (partition by p.site_id) as pickers
      from person p join account a on a.person_id = p.id join role r on r.id = a.role_id
      where r.name = 'Operario de depósito' and a.active
    ), units as (
      select order_id, sum(quantity) as total from order_line where order_id > ${base} group by 1
    )
    update warehouse_order o set unit_count = units.total, picker_id = picker.id
    from units, picker
    where o.id > ${base} and units.order_id = o.id and picker.site_id = o.site_id
      and picker.place = ${dice(id, 22, sql`pickers`)}`);
  await db.execute(sql`
    update warehouse_order o set picker_id = null
    where o.id > ${base} and (o.state in ('created', 'onHold', 'cancelled')
      or (o.state = 'picking' and ${dice(id, 23, 4)} = 0))`);
}

/** Orders by the thousand in a handful of statements, the same at every start. */
export async function seedOrders(db: Db, orders: number): Promise<void> {
  const { rows } = await db.execute<{ base: number }>(
    sql`select coalesce(max(id), 0)::int as base from warehouse_order`,
  );
  const base = rows[0]?.base ?? 0;
  await insertOrders(db, base, orders);
  await analyze(db, 'warehouse_order', 'customer', 'product', 'stock');
  await insertLines(db, base);
  await analyze(db, 'order_line');
  await givePickers(db, base);
  await analyze(db, 'warehouse_order');
  await seedOrderPicks(db, base);
  await seedOrderHistory(db, base);
}

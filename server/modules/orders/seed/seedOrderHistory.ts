import { sql } from 'drizzle-orm';
import type { Db } from '../../../db/Db';
import { analyze } from '../../../seed/analyze';
import { dice } from '../../../seed/dice';
import { packagesOf, rankOf, stepAt, stoppedAt } from './orderPace';

/** The steps of an order, by whom they are done, and how far each state has come. */
const steps = sql`(values
  (0, 'create', null, 'created', 'boss'), (1, 'release', 'created', 'picking', 'boss'),
  (2, 'finish', 'picking', 'picked', 'picker'), (3, 'check', 'picked', 'checked', 'picker'),
  (4, 'pack', 'checked', 'packed', 'picker'), (5, 'dispatch', 'packed', 'dispatched', 'boss'),
  (6, 'deliver', 'dispatched', 'delivered', 'boss')
) as step(rank, action, from_state, to_state, who)`;

async function insertEvents(db: Db, base: number): Promise<void> {
  await db.execute(sql`
    insert into order_event (order_id, at, account_id, action, from_state, to_state)
    select o.id, ${stepAt(sql`step.rank`)},
      case step.who when 'boss' then o.created_by else coalesce(a.id, o.created_by) end,
      step.action, step.from_state, step.to_state
    from warehouse_order o
    join ${steps} on step.rank <= ${rankOf}
    left join account a on a.person_id = o.picker_id
    where o.id > ${base}
    order by o.id, step.rank`);
  await db.execute(sql`
    insert into order_event (order_id, at, account_id, action, from_state, to_state, reason)
    select o.id, ${stoppedAt}, o.created_by,
      case o.state when 'onHold' then 'hold' else 'cancel' end, 'created', o.state,
      coalesce(o.hold_reason, 'El cliente ya no lo necesita.')
    from warehouse_order o
    where o.id > ${base} and o.state in ('onHold', 'cancelled')
    order by o.id`);
}

async function insertPackages(db: Db, base: number): Promise<void> {
  await db.execute(sql`
    insert into order_package (order_id, number, weight_kg)
    select o.id, box, (2 + ${dice(sql`(o.id * 3 + box)`, 40, 180)} / 10.0)::numeric(9, 3)
    from warehouse_order o, generate_series(1, ${packagesOf}) box
    where o.id > ${base} and o.state in ('packed', 'dispatched', 'delivered')
    order by o.id, box`);
  await analyze(db, 'order_package');
  await db.execute(sql`
    insert into order_package_item (package_id, order_line_id, quantity)
    select k.id, l.id, l.picked_quantity
    from order_package k
    join warehouse_order o on o.id = k.order_id
    join order_line l on l.order_id = o.id
      and k.number = case when o.line_count > 3 and l.position > 3 then 2 else 1 end
    where o.id > ${base} and l.picked_quantity > 0`);
}

async function insertDeliveries(db: Db, base: number): Promise<void> {
  await db.execute(sql`
    insert into order_delivery (order_id, receiver_name, account_id, created_at)
    select o.id, (array['Marta Gómez', 'Luis Ferreyra', 'Carla Ibáñez', 'Raúl Sosa', 'Elena Paz'])[1 + ${dice(sql`o.id`, 41, 5)}],
      o.created_by, o.state_since
    from warehouse_order o
    where o.id > ${base} and o.state = 'delivered'`);
}

export async function seedOrderHistory(db: Db, base: number): Promise<void> {
  await insertEvents(db, base);
  await insertPackages(db, base);
  await insertDeliveries(db, base);
}

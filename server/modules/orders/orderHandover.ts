import type { OrderState } from '@contract/orders/orderState';
import { and, asc, eq } from 'drizzle-orm';
import { anyOf } from '../../db/anyOf';
import { warehouseOrder } from '../../db/schema/orders';
import { person } from '../../db/schema/organisation';
import { conflict } from '../../engine/http/fault';
import type { HandedOver } from '../../engine/module';
import { ordersStore } from './ordersStore';
import { findPickers } from './pickerQueries';

const inHand: OrderState[] = ['created', 'approved', 'picking', 'onHold'];

/** Orders that wait for somebody to prepare them, or to finish. */
export const orderHandover: HandedOver = {
  kind: 'orders',
  async held(db, personIds) {
    const rows = await db
      .select({ personId: warehouseOrder.pickerId, label: warehouseOrder.number })
      .from(warehouseOrder)
      .where(
        and(anyOf(warehouseOrder.pickerId, [...personIds]), anyOf(warehouseOrder.state, inHand)),
      )
      .orderBy(asc(warehouseOrder.promisedOn), asc(warehouseOrder.id));
    return rows.flatMap(({ personId, label }) => (personId === null ? [] : [{ personId, label }]));
  },
  // Not the step of who plans the work: whoever ends somebody's work gives away what was theirs.
  async pass(context, { from, to, reason }) {
    const { db, viewer } = context;
    const rows = await db
      .select()
      .from(warehouseOrder)
      .where(and(eq(warehouseOrder.pickerId, from), anyOf(warehouseOrder.state, inHand)))
      .orderBy(asc(warehouseOrder.id))
      .for('update');
    const [picker] = await findPickers(db, eq(person.id, to));
    for (const order of rows) {
      if (picker?.person.siteId !== order.siteId) {
        throw conflict(`No prepara pedidos en la sede del ${order.number}: elegí a otra persona.`);
      }
      const done = { kind: 'assign', accountId: viewer.accountId, reason };
      await ordersStore.write(context, order, { pickerId: to }, done);
    }
  },
};

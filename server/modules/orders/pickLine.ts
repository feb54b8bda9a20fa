import { pickLine } from '@contract/orders/pickLine';
import { eq, sql } from 'drizzle-orm';
import { orderLine } from '../../db/schema/orders';
import { orderPick } from '../../db/schema/orderWork';
import { implement } from '../../engine/acciones/implement';
import { conflict } from '../../engine/http/fault';
import { moveStock } from '../warehouse/moveStock';
import { changeOrder } from './changeOrder';
import { findLine } from './findLine';
import { findPickable } from './findPickable';
import { isClosed, missing } from './lineRules';

export const pickLineHandler = implement(pickLine, (input, context) =>
  changeOrder(context, { id: input.id, told: null }, 'pick', async (order) => {
    const { db, viewer } = context;
    const { stockId, quantity } = input;
    const line = await findLine(db, order.id, input.lineId);
    if (isClosed(line)) throw conflict('La línea ya está cerrada.');
    if (quantity > missing(line)) {
      throw conflict(`Faltan ${missing(line)} para esta línea y querés tomar ${quantity}.`);
    }
    await findPickable(db, order.siteId, line, stockId);
    const { accountId } = viewer;
    const taken = {
      stockId,
      delta: -quantity,
      kind: 'pick',
      orderLineId: line.id,
      accountId,
    } as const;
    if (!(await moveStock(db, taken))) {
      throw conflict('Ya no queda tanto en esa ubicación: elegí otra o tomá menos.');
    }
    await db.insert(orderPick).values({
      orderId: order.id,
      orderLineId: line.id,
      stockId,
      quantity,
      accountId,
    });
    await db
      .update(orderLine)
      .set({ pickedQuantity: sql`${orderLine.pickedQuantity} + ${quantity}` })
      .where(eq(orderLine.id, line.id));
    return {};
  }),
);

import { pickLine } from '@contract/orders/pickingAcciones';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { orderLine } from '../../db/schema/orders';
import { orderPick } from '../../db/schema/orderWork';
import { location, lot, stock } from '../../db/schema/warehouse';
import { implement } from '../../engine/acciones/implement';
import { conflict, notFound } from '../../engine/http/fault';
import { dayNow } from '../../engine/time/dayNow';
import { correctCounts } from '../counters';
import { moveStock } from '../warehouse';
import { changeOrder } from './changeOrder';
import { findLine } from './findLine';
import { lateMoment } from './lateMoment';
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
    const doneAt = lateMoment(input, order);
    const taken = {
      stockId,
      delta: -quantity,
      kind: 'pick',
      orderLineId: line.id,
      accountId,
      doneAt,
    } as const;
    if (!(await moveStock(db, taken))) {
      throw conflict('Ya no queda tanto en esa ubicación: elegí otra o tomá menos.');
    }
    if (doneAt) await correctCounts(context, { ...taken, doneAt });
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

/** Only the product asked for, of this site, from a shelf in use and a lot that has not expired. */
async function findPickable(
  db: Db,
  siteId: number,
  line: Pick<typeof orderLine.$inferSelect, 'productId' | 'substituteId'>,
  stockId: number,
): Promise<void> {
  const [row] = await db
    .select({
      productId: stock.productId,
      active: location.active,
      use: location.use,
      expired: sql<boolean>`coalesce(${lot.expiresOn} < ${dayNow}, false)`,
    })
    .from(stock)
    .innerJoin(location, eq(location.id, stock.locationId))
    .leftJoin(lot, eq(lot.id, stock.lotId))
    .where(and(eq(stock.id, stockId), eq(stock.siteId, siteId)));
  if (!row) throw notFound('Esa existencia no es de este depósito.');
  if (row.productId !== (line.substituteId ?? line.productId)) {
    throw conflict('Ese no es el producto de la línea.');
  }
  if (!row.active) throw conflict('Esa ubicación está fuera de uso.');
  if (row.use !== 'storage') {
    throw conflict('Eso no se guardó todavía o está apartado: tomá de otra ubicación.');
  }
  if (row.expired) throw conflict('Ese lote está vencido: tomá de otro.');
}

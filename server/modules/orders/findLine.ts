import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { orderLine } from '../../db/schema/orders';
import { notFound } from '../../engine/http/fault';

/** A line of an order that is already held. */
export async function findLine(db: Db, orderId: number, lineId: number) {
  const [line] = await db
    .select()
    .from(orderLine)
    .where(and(eq(orderLine.id, lineId), eq(orderLine.orderId, orderId)));
  if (!line) throw notFound('Esa línea no es de este pedido.');
  return line;
}

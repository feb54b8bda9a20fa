import type { InputOf } from '@contract/core/accion';
import type { deliverOrder } from '@contract/orders/deliveryAcciones';
import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { orderLine } from '../../db/schema/orders';
import type { Context } from '../../engine/acciones/context';
import { conflict, invalid } from '../../engine/http/fault';
import { leaveRest } from './leaveRest';
import { delivered, foreign, type LineRest } from './lineRules';
import type { OrderRecord } from './orderQueries';

type Delivery = Pick<InputOf<typeof deliverOrder>, 'lines' | 'rest' | 'restReason'>;

const linesOf = (db: Db, orderId: number) =>
  db
    .select()
    .from(orderLine)
    .where(eq(orderLine.orderId, orderId))
    .orderBy(asc(orderLine.position));

/** Writes what was received of each line, and sends the rest where whoever delivered says. */
export async function deliverPart(
  context: Context,
  order: OrderRecord,
  { lines: told, rest, restReason }: Delivery,
): Promise<void> {
  if (told === null) {
    if (rest !== null) throw invalid({ lines: 'Decí cuánto recibieron de cada línea.' });
    return;
  }
  const { db } = context;
  const lines = await linesOf(db, order.id);
  if (foreign(lines, told)) throw conflict('Hay una línea que no es de este pedido.');
  const { rests, over, nothing } = delivered(lines, told);
  if (over) {
    throw invalid({
      lines: `En la línea ${over.position} van ${over.pickedQuantity}: no pudieron recibir más.`,
    });
  }
  if (nothing) throw conflict('Si no recibieron nada, anotá que no lo quisieron.');
  if (rests.length === 0) {
    if (rest !== null) throw invalid({ lines: 'Recibieron todo: no queda nada para devolver.' });
    return;
  }
  if (rest === null) throw invalid({ rest: 'Elegí qué pasa con lo que no recibieron.' });
  if (restReason === null) throw invalid({ restReason: 'Contá por qué no lo recibieron.' });
  await writeDelivered(db, rests);
  await leaveRest(context, order, { rests, rest, reason: restReason });
}

async function writeDelivered(
  db: Db,
  rests: readonly LineRest<typeof orderLine.$inferSelect>[],
): Promise<void> {
  for (const { line, quantity } of rests) {
    await db
      .update(orderLine)
      .set({ deliveredQuantity: line.pickedQuantity - quantity })
      .where(eq(orderLine.id, line.id));
  }
}

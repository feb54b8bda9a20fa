import { substituteLine } from '@contract/orders/pickingAcciones';
import { and, eq } from 'drizzle-orm';
import { orderLine } from '../../db/schema/orders';
import { product } from '../../db/schema/warehouse';
import { implement } from '../../engine/acciones/implement';
import { conflict, invalid } from '../../engine/http/fault';
import { changeOrder } from './changeOrder';
import { findLine } from './findLine';
import { isClosed } from './lineRules';

export const substituteLineHandler = implement(substituteLine, (input, context) => {
  const { id, lineId, productId, reason } = input;
  return changeOrder(context, { id, reason, told: 'substitute' }, 'pick', async () => {
    const { db } = context;
    const line = await findLine(db, id, lineId);
    if (isClosed(line)) throw conflict('La línea ya está cerrada.');
    if (productId === line.productId) {
      throw invalid({ productId: 'Es el mismo producto que pide la línea.' });
    }
    const [other] = await db
      .select({ id: product.id })
      .from(product)
      .where(and(eq(product.id, productId), eq(product.active, true)));
    if (!other) throw invalid({ productId: 'Ese producto ya no se usa.' });
    await db
      .update(orderLine)
      .set({ substituteId: productId, substituteReason: reason })
      .where(eq(orderLine.id, lineId));
    return {};
  });
});

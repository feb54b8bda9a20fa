import { checkOrder } from '@contract/orders/orderStepAcciones';
import { asc, eq } from 'drizzle-orm';
import { orderLine } from '../../db/schema/orders';
import { implement } from '../../engine/acciones/implement';
import { Fault } from '../../engine/http/fault';
import { changeOrder } from './changeOrder';
import { foreign, miscounted } from './lineRules';

/** The count is blind to what was picked: a difference names the lines, never the number expected. */
export const checkOrderHandler = implement(checkOrder, (input, context) =>
  changeOrder(context, { id: input.id, version: input.version }, 'check', async ({ id }) => {
    const lines = await context.db
      .select()
      .from(orderLine)
      .where(eq(orderLine.orderId, id))
      .orderBy(asc(orderLine.position));
    const wrong = miscounted(lines, input.lines);
    if (wrong.length > 0 || foreign(lines, input.lines)) {
      const places = wrong.map((line) => line.position).join(', ');
      const message = `Lo contado no coincide con lo preparado${places ? ` (línea ${places})` : ''}: contá otra vez o volvé el pedido a preparación.`;
      throw new Fault(409, 'conflicto', message, {
        detail: { lineIds: wrong.map((line) => line.id) },
      });
    }
    return { state: 'checked' };
  }),
);

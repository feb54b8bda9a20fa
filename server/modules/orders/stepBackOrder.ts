import { stepBackOrder } from '@contract/orders/orderStepAcciones';
import { eq } from 'drizzle-orm';
import { orderPackage } from '../../db/schema/orderWork';
import { implement } from '../../engine/acciones/implement';
import { conflict } from '../../engine/http/fault';
import { changeOrder } from './changeOrder';
import { previousState } from './ordersRules';
import { returnPicks } from './returnPicks';

export const stepBackOrderHandler = implement(stepBackOrder, (input, context) =>
  changeOrder(context, input, 'stepBack', async ({ id, state }) => {
    const target = previousState(state);
    if (target === null) throw conflict('Ese paso no tiene vuelta atrás.');
    if (target === 'created') {
      const { accountId } = context.viewer;
      await returnPicks(context.db, { orderId: id, reason: input.reason, accountId });
      return { state: target, pickerId: null };
    }
    if (state !== 'packed') return { state: target };
    await context.db.delete(orderPackage).where(eq(orderPackage.orderId, id));
    return { state: target, packageCount: 0 };
  }),
);

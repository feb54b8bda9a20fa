import { finishPicking } from '@contract/orders/pickingAcciones';
import { eq } from 'drizzle-orm';
import { orderLine } from '../../db/schema/orders';
import { implement } from '../../engine/acciones/implement';
import { conflict } from '../../engine/http/fault';
import { changeOrder } from './changeOrder';
import { whyNotFinished } from './lineRules';

export const finishPickingHandler = implement(finishPicking, (input, context) =>
  changeOrder(context, input, 'finish', async ({ id }) => {
    const lines = await context.db.select().from(orderLine).where(eq(orderLine.orderId, id));
    const why = whyNotFinished(lines);
    if (why !== null) throw conflict(why);
    return { state: 'picked' };
  }),
);

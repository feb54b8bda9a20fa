import { shortLine } from '@contract/orders/pickingAcciones';
import { eq } from 'drizzle-orm';
import { orderLine } from '../../db/schema/orders';
import { implement } from '../../engine/acciones/implement';
import { conflict } from '../../engine/http/fault';
import { changeOrder } from './changeOrder';
import { findLine } from './findLine';
import { isClosed } from './lineRules';

export const shortLineHandler = implement(shortLine, ({ id, lineId, reason }, context) =>
  changeOrder(context, { id, reason, told: 'short' }, 'pick', async () => {
    const line = await findLine(context.db, id, lineId);
    if (isClosed(line)) throw conflict('La línea ya está cerrada.');
    await context.db.update(orderLine).set({ shortReason: reason }).where(eq(orderLine.id, lineId));
    return {};
  }),
);

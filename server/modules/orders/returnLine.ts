import { returnLine } from '@contract/orders/pickingAcciones';
import { implement } from '../../engine/acciones/implement';
import { changeOrder } from './changeOrder';
import { findLine } from './findLine';
import { returnPicks } from './returnPicks';

export const returnLineHandler = implement(returnLine, ({ id, lineId, reason }, context) =>
  changeOrder(context, { id, reason, told: 'return' }, 'pick', async () => {
    await findLine(context.db, id, lineId);
    const { accountId } = context.viewer;
    await returnPicks(context.db, { orderId: id, lineId, reason, accountId });
    return {};
  }),
);

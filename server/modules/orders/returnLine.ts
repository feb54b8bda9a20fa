import { returnLine } from '@contract/orders/pickingAcciones';
import { implement } from '../../engine/acciones/implement';
import { correctCounts } from '../counters';
import { changeOrder } from './changeOrder';
import { findLine } from './findLine';
import { lateMoment } from './lateMoment';
import { returnPicks } from './returnPicks';

export const returnLineHandler = implement(
  returnLine,
  ({ id, lineId, reason, ...claim }, context) =>
    changeOrder(context, { id, reason, told: 'return' }, 'pick', async (order) => {
      await findLine(context.db, id, lineId);
      const { accountId } = context.viewer;
      const doneAt = lateMoment(claim, order);
      const back = await returnPicks(context.db, {
        orderId: id,
        lineId,
        reason,
        accountId,
        doneAt,
      });
      if (doneAt) for (const moved of back) await correctCounts(context, { ...moved, doneAt });
      return {};
    }),
);

import { countLineQuantity } from '@contract/counters/countingAcciones';
import { implement } from '../../engine/acciones/implement';
import { keepCount } from './keepCount';
import { stockCountStore } from './stockCountStore';

export const countLineQuantityHandler = implement(
  countLineQuantity,
  async ({ id, lineId, ...counted }, context) => {
    const { row } = await stockCountStore.hold(context, { id }, 'count');
    return { lineId, outcome: await keepCount(context, row, lineId, counted) };
  },
);

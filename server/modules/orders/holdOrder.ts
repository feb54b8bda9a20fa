import { holdOrder } from '@contract/orders/orderStepAcciones';
import { implement } from '../../engine/acciones/implement';
import { changeOrder } from './changeOrder';
import type { OrderRecord } from './orderQueries';

export const holdOrderHandler = implement(holdOrder, (input, context) =>
  changeOrder(context, input, 'hold', ({ state }) => ({
    state: 'onHold',
    // The rules let nothing be held from a state that is not among these.
    stateBeforeHold: state as NonNullable<OrderRecord['stateBeforeHold']>,
    holdReason: input.reason,
  })),
);

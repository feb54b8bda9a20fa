import { resumeOrder } from '@contract/orders/orderStepAcciones';
import { implement } from '../../engine/acciones/implement';
import { changeOrder } from './changeOrder';
import { askAgain } from './orderApproval';

export const resumeOrderHandler = implement(resumeOrder, (input, context) =>
  changeOrder(context, input, 'resume', async (order) => ({
    state: order.stateBeforeHold ?? 'created',
    stateBeforeHold: null,
    holdReason: null,
    ...(await askAgain(context, order)),
  })),
);

import { cancelOrder } from '@contract/orders/cancelOrder';
import { implement } from '../implement';
import { changeOrder } from './changeOrder';
import { returnPicks } from './returnPicks';

export const cancelOrderHandler = implement(cancelOrder, (input, context) =>
  changeOrder(context, input, 'cancel', async ({ id }) => {
    const { accountId } = context.viewer;
    await returnPicks(context.db, { orderId: id, reason: input.reason, accountId });
    return { state: 'cancelled', stateBeforeHold: null, holdReason: null };
  }),
);

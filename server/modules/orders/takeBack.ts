import type { Context } from '../../engine/acciones/context';
import { withdrawRequest } from '../../engine/approvals/askedOf';
import type { OrderChange } from './changeOrder';
import { ORDER } from './ordersRules';
import { returnPicks } from './returnPicks';

/** A cancelled order gives back what it had. */
export async function takeBack(
  context: Context,
  orderId: number,
  reason: string,
): Promise<OrderChange> {
  const { db, viewer } = context;
  await withdrawRequest(context, ORDER, orderId, reason);
  await returnPicks(db, { orderId, reason, accountId: viewer.accountId });
  return {
    state: 'cancelled',
    stateBeforeHold: null,
    holdReason: null,
    awaitsApproval: false,
  };
}

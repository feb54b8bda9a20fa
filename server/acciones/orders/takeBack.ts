import type { Context } from '../context';
import type { OrderChange } from './changeOrder';
import { returnPicks } from './returnPicks';

/** A cancelled order gives back what it had. */
export async function takeBack(
  { db, viewer }: Context,
  orderId: number,
  reason: string,
): Promise<OrderChange> {
  await returnPicks(db, { orderId, reason, accountId: viewer.accountId });
  return { state: 'cancelled', stateBeforeHold: null, holdReason: null };
}

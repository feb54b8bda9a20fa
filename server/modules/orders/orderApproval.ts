import type { Context } from '../../engine/acciones/context';
import { askedOf, withdrawRequest } from '../../engine/approvals/askedOf';
import { submitIfRuled } from '../../engine/approvals/submitIfRuled';
import type { OrderChange } from './changeOrder';
import type { OrderRecord } from './orderQueries';
import { ORDER } from './ordersRules';

const nobodyAsks =
  'Este pedido necesita aprobación y tu cuenta no es de ninguna persona: que lo cargue alguien del depósito.';

/**
 * After an order was written: sends it to be approved if it must, again if it was before. Whoever wrote it
 * last asks, so that nobody approves their own lines. Answers what of the order changes with it.
 */
export async function askApproval(
  context: Context,
  { id, state }: Pick<OrderRecord, 'id' | 'state'>,
): Promise<OrderChange> {
  if (!(await submitIfRuled(context, { type: ORDER, subjectId: id, nobodyAsks }))) {
    await withdrawRequest(context, ORDER, id, 'Ya no necesita aprobación.');
    return { awaitsApproval: false };
  }
  return { awaitsApproval: true, state: state === 'approved' ? 'created' : state };
}

const refused = ['rejected', 'cancelled', 'expired'];

/** An order that was refused and is taken up again is asked for again; everything else goes on as it was. */
export async function askAgain(context: Context, order: OrderRecord): Promise<OrderChange> {
  const asked = await askedOf(context.db, ORDER, order.id);
  const again = order.stateBeforeHold === 'created' && asked && refused.includes(asked.state);
  return again ? askApproval(context, { id: order.id, state: 'created' }) : {};
}

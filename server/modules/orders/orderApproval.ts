import type { Context } from '../../engine/acciones/context';
import { askedOf, withdrawRequest } from '../../engine/approvals/askedOf';
import { requestTypeNamed } from '../../engine/approvals/registry';
import { definitionsOf, ownerOf, rulingOf } from '../../engine/approvals/resolveChain';
import { submitRequest } from '../../engine/approvals/submitRequest';
import { conflict } from '../../engine/http/fault';
import type { OrderChange } from './changeOrder';
import type { OrderRecord } from './orderQueries';
import { ORDER } from './ordersRules';

const nobodyAsks =
  'Este pedido necesita aprobación y tu cuenta no es de ninguna persona: que lo cargue alguien del depósito.';

/** Whether a definition asks for the approval of an order like this one; without any, none is needed. */
async function needsApproval({ db, viewer }: Context, orderId: number): Promise<boolean> {
  const definitions = await definitionsOf(db, ORDER);
  if (!definitions.some(({ active }) => active)) return false;
  const type = requestTypeNamed(ORDER);
  const subject = await type.load(db, orderId);
  if (!subject) throw new Error('an order vanished');
  if (viewer.personId === null) throw conflict(nobodyAsks);
  const owner = await ownerOf(db, viewer.personId);
  return rulingOf(definitions, owner, subject.values) !== undefined;
}

/**
 * After an order was written: sends it to be approved if it must, again if it was before. Whoever wrote it
 * last asks, so that nobody approves their own lines. Answers what of the order changes with it.
 */
export async function askApproval(
  context: Context,
  { id, state }: Pick<OrderRecord, 'id' | 'state'>,
): Promise<OrderChange> {
  if (!(await needsApproval(context, id))) {
    await withdrawRequest(context, ORDER, id, 'Ya no necesita aprobación.');
    return { awaitsApproval: false };
  }
  const ownerId = context.viewer.personId ?? undefined;
  await submitRequest(context, ORDER, id, { ownerId, anew: true });
  return { awaitsApproval: true, state: state === 'approved' ? 'created' : state };
}

const refused = ['rejected', 'cancelled', 'expired'];

/** What was refused and is taken up again is asked again; everything else goes on as it was. */
export async function askAgain(context: Context, order: OrderRecord): Promise<OrderChange> {
  const asked = await askedOf(context.db, ORDER, order.id);
  const again = order.stateBeforeHold === 'created' && asked && refused.includes(asked.state);
  return again ? askApproval(context, { id: order.id, state: 'created' }) : {};
}

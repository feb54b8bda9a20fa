import { deliverOrder } from '@contract/orders/deliveryAcciones';
import { orderDelivery } from '../../db/schema/orderWork';
import { implement } from '../../engine/acciones/implement';
import { requireUploads } from '../../engine/files/uploads/requireUploads';
import { changeOrder } from './changeOrder';
import { deliverPart } from './deliverPart';
import { tellDelivery } from './tellDelivery';

export const deliverOrderHandler = implement(deliverOrder, (input, context) => {
  const { id, version, photoHash, signatureHash } = input;
  const told = input.rest === null ? 'deliver' : 'deliverPart';
  const reason = input.restReason ?? undefined;
  return changeOrder(context, { id, version, told, reason }, 'deliver', async (order) => {
    const { db, viewer } = context;
    await requireUploads(db, viewer.accountId, 'delivery', { photoHash, signatureHash });
    await deliverPart(context, order, input);
    await db.insert(orderDelivery).values({
      orderId: id,
      receiverName: input.receiverName,
      receiverDni: input.receiverDni,
      photoHash,
      signatureHash,
      note: input.note,
      rest: input.rest,
      restReason: input.restReason ?? '',
      accountId: viewer.accountId,
    });
    if (input.rest !== null) await tellDelivery(context, order, 'se entregó en parte', reason);
    return { state: 'delivered' };
  });
});

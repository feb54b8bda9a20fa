import { deliverOrder } from '@contract/orders/deliverOrder';
import { orderDelivery } from '../../db/schema/orderWork';
import { implement } from '../../engine/acciones/implement';
import { requireUploads } from '../../engine/files/uploads/requireUploads';
import { changeOrder } from './changeOrder';

export const deliverOrderHandler = implement(deliverOrder, (input, context) => {
  const { id, version, photoHash, signatureHash } = input;
  return changeOrder(context, { id, version }, 'deliver', async () => {
    const { db, viewer } = context;
    await requireUploads(db, viewer.accountId, 'delivery', { photoHash, signatureHash });
    await db.insert(orderDelivery).values({
      orderId: id,
      receiverName: input.receiverName,
      receiverDni: input.receiverDni,
      photoHash,
      signatureHash,
      note: input.note,
      accountId: viewer.accountId,
    });
    return { state: 'delivered' };
  });
});

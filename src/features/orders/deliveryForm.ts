import { deliverOrder } from '@contract/orders/deliverOrder';
import { z } from 'zod';

const { shape } = deliverOrder.input;

/** Who received, as typed; pictures go beside it. */
export const deliveryForm = z.object({
  receiverName: shape.receiverName,
  receiverDni: z.union([z.literal(''), shape.receiverDni.unwrap().unwrap()]),
  note: shape.note.unwrap(),
});
export type DeliveryValues = z.input<typeof deliveryForm>;

export const emptyDelivery: DeliveryValues = { receiverName: '', receiverDni: '', note: '' };

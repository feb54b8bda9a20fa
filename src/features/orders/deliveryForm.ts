import { deliverOrder } from '@contract/orders/deliverOrder';
import { z } from 'zod';
import { orEmpty } from '@/components/form/orEmpty';

const { shape } = deliverOrder.input;

/** Who received, as typed; pictures go beside it. */
export const deliveryForm = z.object({
  receiverName: shape.receiverName,
  receiverDni: orEmpty(shape.receiverDni.unwrap().unwrap()),
  note: shape.note.unwrap(),
});
export type DeliveryValues = z.input<typeof deliveryForm>;

export const emptyDelivery: DeliveryValues = { receiverName: '', receiverDni: '', note: '' };

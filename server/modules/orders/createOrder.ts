import { createOrder } from '@contract/orders/orderAcciones';
import { implement } from '../../engine/acciones/implement';
import { addOrder } from './addOrder';
import { presentStored } from './presentOrder';

export const createOrderHandler = implement(createOrder, async (input, context) => {
  const id = await addOrder(context, input);
  return presentStored(context.db, context.viewer, id);
});

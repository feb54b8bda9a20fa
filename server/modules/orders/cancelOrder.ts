import { cancelOrder } from '@contract/orders/orderStepAcciones';
import { implement } from '../../engine/acciones/implement';
import { changeOrder } from './changeOrder';
import { takeBack } from './takeBack';

export const cancelOrderHandler = implement(cancelOrder, (input, context) =>
  changeOrder(context, input, 'cancel', ({ id }) => takeBack(context, id, input.reason)),
);

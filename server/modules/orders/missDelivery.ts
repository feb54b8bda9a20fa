import { missDelivery } from '@contract/orders/deliveryAcciones';
import { implement } from '../../engine/acciones/implement';
import { changeOrder } from './changeOrder';
import { tellDelivery } from './tellDelivery';

export const missDeliveryHandler = implement(missDelivery, (input, context) =>
  changeOrder(context, { ...input, told: 'missDelivery' }, 'deliver', async (order) => {
    await tellDelivery(context, order, 'no había nadie para recibirlo', input.reason);
    return { deliveryAttempts: order.deliveryAttempts + 1 };
  }),
);

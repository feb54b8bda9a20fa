import { refuseDelivery } from '@contract/orders/deliveryAcciones';
import { implement } from '../../engine/acciones/implement';
import { changeOrder } from './changeOrder';
import { tellDelivery } from './tellDelivery';

/** It comes back as it left, packed, and waits for somebody to send it again or to cancel it. */
export const refuseDeliveryHandler = implement(refuseDelivery, (input, context) =>
  changeOrder(context, { ...input, told: 'refuseDelivery' }, 'deliver', async (order) => {
    await tellDelivery(context, order, 'no lo quisieron recibir', input.reason);
    return {
      state: 'onHold',
      stateBeforeHold: 'packed',
      holdReason: `No lo quisieron recibir: ${input.reason}`,
    };
  }),
);

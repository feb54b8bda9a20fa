import { dispatchOrder } from '@contract/orders/orderStepAcciones';
import { implement } from '../../engine/acciones/implement';
import { changeOrder } from './changeOrder';

export const dispatchOrderHandler = implement(dispatchOrder, (input, context) =>
  changeOrder(context, input, 'dispatch', () => ({ state: 'dispatched' })),
);

import { releaseOrder } from '@contract/orders/orderStepAcciones';
import { implement } from '../../engine/acciones/implement';
import { changeOrder } from './changeOrder';

export const releaseOrderHandler = implement(releaseOrder, (input, context) =>
  changeOrder(context, input, 'release', () => ({ state: 'picking' })),
);

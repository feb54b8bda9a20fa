import { releaseOrder } from '@contract/orders/releaseOrder';
import { implement } from '../implement';
import { changeOrder } from './changeOrder';

export const releaseOrderHandler = implement(releaseOrder, (input, context) =>
  changeOrder(context, input, 'release', () => ({ state: 'picking' })),
);

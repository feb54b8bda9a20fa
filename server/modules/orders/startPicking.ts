import { startPicking } from '@contract/orders/pickingAcciones';
import { implement } from '../../engine/acciones/implement';
import { changeOrder } from './changeOrder';

export const startPickingHandler = implement(startPicking, (input, context) =>
  changeOrder(context, input, 'start', () => ({
    state: 'picking',
    pickerId: context.viewer.personId,
  })),
);

import { assignPicker } from '@contract/orders/pickingAcciones';
import { implement } from '../../engine/acciones/implement';
import { assignOrder } from './assignOrder';
import { changeOrder } from './changeOrder';

export const assignPickerHandler = implement(assignPicker, (input, context) =>
  changeOrder(context, input, 'assign', (order) => assignOrder(context, order, input.pickerId)),
);

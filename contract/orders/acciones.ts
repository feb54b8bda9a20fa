import { changeOrders } from './changeOrders';
import * as deliveries from './deliveryAcciones';
import * as orders from './orderAcciones';
import * as comments from './orderCommentAcciones';
import * as orderSteps from './orderStepAcciones';
import * as pickings from './pickingAcciones';

export const ordersAcciones = {
  ...orders,
  ...pickings,
  ...orderSteps,
  ...deliveries,
  ...comments,
  changeOrders,
};

import { changeOrders } from './changeOrders';
import { deliverOrder } from './deliverOrder';
import * as orders from './orderAcciones';
import * as orderSteps from './orderStepAcciones';
import * as pickings from './pickingAcciones';

export const ordersAcciones = { ...orders, ...pickings, ...orderSteps, changeOrders, deliverOrder };

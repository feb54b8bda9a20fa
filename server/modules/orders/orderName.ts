import { getOrder } from '@contract/orders/orderAcciones';
import { warehouseOrder } from '../../db/schema/orders';
import { namedBy } from '../../engine/audit/namedBy';

export const orderName = namedBy({
  entity: 'order',
  fields: ['orderId'],
  opens: getOrder,
  table: warehouseOrder,
  name: warehouseOrder.number,
  plain: true,
  link: (id) => `/orders/${id}`,
});

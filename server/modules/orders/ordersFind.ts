import { orderStateLabels } from '@contract/orders/orderLabels';
import { warehouseOrder } from '../../db/schema/orders';
import { defineFind, detailOf, listWith } from '../../engine/search/find';
import { ordersList } from './orderQueries';

export const ordersFind = defineFind({
  kind: 'order',
  label: 'Pedidos',
  under: ['/orders'],
  list: ordersList,
  number: warehouseOrder.number,
  least: 3,
  all: (words) => listWith('/orders/list', words),
  show: ({ id, number, customerName, address, state }) => ({
    id,
    title: number,
    // The fields in which its words are looked for.
    detail: detailOf(customerName, address, orderStateLabels[state]),
    link: `/orders/${id}`,
    imageUrl: null,
  }),
});

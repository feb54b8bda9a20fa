import { orderStateLabels } from '@contract/orders/orderLabels';
import { warehouseOrder } from '../../db/schema/orders';
import { defineFind, detailOf, listWith } from '../../engine/search/find';
import { dayText } from '../../engine/time/days';
import { ordersList } from './orderQueries';

export const ordersFind = defineFind({
  kind: 'order',
  label: 'Pedidos',
  list: ordersList,
  number: warehouseOrder.number,
  least: 3,
  all: (words) => listWith('/orders/list', words),
  show: ({ id, number, customerName, state, promisedOn }) => ({
    id,
    title: number,
    detail: detailOf(
      customerName,
      orderStateLabels[state],
      `Prometido para el ${dayText(promisedOn)}`,
    ),
    link: `/orders/${id}`,
    imageUrl: null,
  }),
});

import { listOrders } from '@contract/orders/listOrders';
import { implement } from '../../engine/acciones/implement';
import { runList } from '../../engine/lists/runList';
import { ordersList } from './orderQueries';
import { presentOrderRow } from './presentOrderRow';

export const listOrdersHandler = implement(listOrders, async (input, context) => {
  const { rows, ...counted } = await runList(ordersList, context, input);
  return { rows: rows.map((row) => presentOrderRow(context.viewer, row)), ...counted };
});

import { listOrders } from '@contract/orders/listOrders';
import { runList } from '../../lists/runList';
import { implement } from '../implement';
import { ordersList } from './orderQueries';
import { presentOrderRow } from './presentOrderRow';

export const listOrdersHandler = implement(listOrders, async (input, context) => {
  const { rows, ...counted } = await runList(ordersList, context, input);
  return { rows: rows.map((row) => presentOrderRow(context.viewer, row)), ...counted };
});

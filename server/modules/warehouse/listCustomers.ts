import { listCustomers } from '@contract/warehouse/listCustomers';
import { implement } from '../../engine/acciones/implement';
import { runList } from '../../engine/lists/runList';
import { customersList } from './catalogQueries';
import { presentCustomer } from './presentCatalog';

export const listCustomersHandler = implement(listCustomers, async (input, context) => {
  const { rows, ...counted } = await runList(customersList, context, input);
  return { rows: rows.map(presentCustomer), ...counted };
});

import { listProducts } from '@contract/warehouse/listProducts';
import { runList } from '../../lists/runList';
import { implement } from '../implement';
import { productsList } from './catalogQueries';
import { presentProduct } from './presentCatalog';

export const listProductsHandler = implement(listProducts, async (input, context) => {
  const { rows, ...counted } = await runList(productsList, context, input);
  return { rows: rows.map(presentProduct), ...counted };
});

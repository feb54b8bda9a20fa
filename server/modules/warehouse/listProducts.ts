import { listProducts } from '@contract/warehouse/listProducts';
import { implement } from '../../engine/acciones/implement';
import { runList } from '../../engine/lists/runList';
import { productsList } from './catalogQueries';
import { presentProduct } from './presentCatalog';

export const listProductsHandler = implement(listProducts, async (input, context) => {
  const { rows, ...counted } = await runList(productsList, context, input);
  return { rows: rows.map(presentProduct), ...counted };
});

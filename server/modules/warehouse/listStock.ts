import { listStock } from '@contract/warehouse/listStock';
import { implement } from '../../engine/acciones/implement';
import { runList } from '../../engine/lists/runList';
import { stockList } from './stockQueries';

export const listStockHandler = implement(listStock, (input, context) =>
  runList(stockList, context, input),
);

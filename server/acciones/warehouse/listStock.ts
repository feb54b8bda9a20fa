import { listStock } from '@contract/warehouse/listStock';
import { runList } from '../../lists/runList';
import { implement } from '../implement';
import { stockList } from './stockQueries';

export const listStockHandler = implement(listStock, (input, context) =>
  runList(stockList, context, input),
);

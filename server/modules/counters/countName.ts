import { getStockCount } from '@contract/counters/stockCountAcciones';
import { stockCount } from '../../db/schema/counters';
import { namedBy } from '../../engine/audit/namedBy';

export const countName = namedBy({
  entity: 'stockCount',
  fields: ['countId'],
  opens: getStockCount,
  table: stockCount,
  name: stockCount.number,
  plain: true,
  link: (id) => `/counters/${id}`,
});

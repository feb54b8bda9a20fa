import { getStockCount } from '@contract/counters/stockCountAcciones';
import { implement } from '../../engine/acciones/implement';
import { notFound } from '../../engine/http/fault';
import { findVisibleCount } from './countQueries';
import { presentCount } from './presentCount';

export const getStockCountHandler = implement(getStockCount, async ({ id }, context) => {
  const row = await findVisibleCount(context, id);
  if (!row) throw notFound('El conteo no existe o no está a tu alcance.');
  return presentCount(context.db, context.viewer, row);
});

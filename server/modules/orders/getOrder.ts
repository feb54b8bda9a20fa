import { getOrder } from '@contract/orders/orderAcciones';
import { implement } from '../../engine/acciones/implement';
import { notFound } from '../../engine/http/fault';
import { findOrder } from './orderQueries';
import { presentOrder } from './presentOrder';

export const getOrderHandler = implement(getOrder, async ({ id }, { db, viewer, reach }) => {
  const row = await findOrder(db, reach, viewer, id);
  if (!row) throw notFound('El pedido no existe o no está a tu alcance.');
  return presentOrder(db, viewer, row);
});

import { z } from 'zod';
import { defineAccion } from '../core/accion';
import { id } from '../core/id';
import { list } from '../core/tags';
import { orderRow } from './order';
import { orderState } from './orderState';

export const getOrderBoard = defineAccion({
  name: 'pedido.obtenerTablero',
  module: 'orders',
  summary: 'Los pedidos abiertos por paso: cuántos son y los primeros de cada uno.',
  method: 'GET',
  permission: 'ORDERS',
  scope: 'all',
  input: z.object({
    siteId: id.nullable().default(null),
    search: z.string().trim().max(100).default(''),
  }),
  output: z.object({
    columns: z.array(
      z
        .object({ state: orderState, total: z.int(), rows: z.array(orderRow) })
        .meta({ id: 'OrderBoardColumn' }),
    ),
  }),
  provides: [list('Order')],
});

import { z } from 'zod';
import { defineAccion } from '../core/accion';
import { bulkOutput, rowSelection } from '../core/bulk';
import { id } from '../core/id';
import { reason } from '../core/reason';
import { list } from '../core/tags';
import { listOrders } from './orderAcciones';

export const ordersChange = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('release') }),
  z.object({ kind: z.literal('assign'), pickerId: id.nullable() }),
  z.object({ kind: z.literal('dispatch') }),
  z.object({ kind: z.literal('cancel'), reason }),
]);

export const changeOrders = defineAccion({
  name: 'pedido.cambiarVarios',
  module: 'orders',
  summary: 'Libera, asigna, despacha o cancela muchos pedidos a la vez.',
  method: 'POST',
  permission: ['ORDERS.create', 'ORDERS.dispatch', 'ORDERS.cancel'],
  scope: 'all',
  input: z.object({ selection: rowSelection(listOrders.input), change: ordersChange }),
  output: bulkOutput,
  invalidates: [list('Order'), list('Job')],
});

import { z } from 'zod';
import { defineAccion } from '../accion';
import { bulkOutput, rowSelection } from '../shared/bulk';
import { id } from '../shared/id';
import { reason } from '../shared/reason';
import { list } from '../tags';
import { listOrders } from './listOrders';

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

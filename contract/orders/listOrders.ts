import { defineAccion } from '../core/accion';
import { listInput, listOutput } from '../core/listInput';
import { each, list } from '../core/tags';
import { orderRow } from './order';

export const listOrders = defineAccion({
  name: 'pedido.listar',
  module: 'orders',
  summary: 'Los pedidos al alcance de quien pregunta, los últimos primero.',
  method: 'GET',
  permission: 'ORDERS',
  scope: 'all',
  input: listInput({
    sort: ['number', 'customerName', 'priority', 'promisedOn', 'state', 'lineCount', 'createdAt'],
    filter: [
      'number',
      'customerId',
      'customerName',
      'siteId',
      'state',
      'open',
      'late',
      'priority',
      'promisedOn',
      'pickerId',
      'lineCount',
      'createdAt',
    ],
  }),
  output: listOutput(orderRow),
  provides: [list('Order'), each('Order', 'rows')],
});

import { defineAccion } from '../core/accion';
import { list } from '../core/tags';
import { order } from './order';
import { orderFields } from './orderFields';

export const createOrder = defineAccion({
  name: 'pedido.crear',
  module: 'orders',
  summary: 'Crea un pedido; lo prepara la sede que atiende al cliente.',
  method: 'POST',
  permission: 'ORDERS.create',
  scope: 'all',
  input: orderFields,
  output: order,
  invalidates: [list('Order')],
});

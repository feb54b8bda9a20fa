import { defineAccion } from '../core/accion';
import { id, version } from '../core/id';
import { byInput, list } from '../core/tags';
import { order } from './order';
import { orderFields } from './orderFields';

export const updateOrder = defineAccion({
  name: 'pedido.editar',
  module: 'orders',
  summary: 'Cambia un pedido antes de que empiece su preparación.',
  method: 'POST',
  permission: 'ORDERS.create',
  scope: 'all',
  input: orderFields.extend({ id, version }),
  output: order,
  errors: ['no_encontrado', 'conflicto_version', 'conflicto'],
  invalidates: [list('Order'), byInput('Order')],
});

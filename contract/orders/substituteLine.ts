import { z } from 'zod';
import { defineAccion } from '../core/accion';
import { id } from '../core/id';
import { reason } from '../core/reason';
import { byInput, list } from '../core/tags';
import { order } from './order';

export const substituteLine = defineAccion({
  name: 'pedido.sustituirLinea',
  module: 'orders',
  summary: 'Reemplaza lo que falta de una línea por otro producto, con el motivo.',
  method: 'POST',
  permission: 'ORDERS.pick',
  scope: 'all',
  input: z.object({ id, lineId: id, productId: id, reason }),
  output: order,
  errors: ['no_encontrado', 'conflicto'],
  invalidates: [list('Order'), byInput('Order')],
});

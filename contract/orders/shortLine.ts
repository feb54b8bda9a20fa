import { z } from 'zod';
import { defineAccion } from '../core/accion';
import { id } from '../core/id';
import { reason } from '../core/reason';
import { byInput, list } from '../core/tags';
import { order } from './order';

export const shortLine = defineAccion({
  name: 'pedido.faltarLinea',
  module: 'orders',
  summary: 'Cierra una línea incompleta, con el motivo.',
  method: 'POST',
  permission: 'ORDERS.pick',
  scope: 'all',
  input: z.object({ id, lineId: id, reason }),
  output: order,
  errors: ['no_encontrado', 'conflicto'],
  invalidates: [list('Order'), byInput('Order')],
});

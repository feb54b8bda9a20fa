import { z } from 'zod';
import { defineAccion } from '../core/accion';
import { id } from '../core/id';
import { reason } from '../core/reason';
import { byInput, list } from '../core/tags';
import { order } from './order';

export const returnLine = defineAccion({
  name: 'pedido.devolverLinea',
  module: 'orders',
  summary: 'Devuelve a su lugar lo tomado para una línea y la deja como al principio.',
  method: 'POST',
  permission: 'ORDERS.pick',
  scope: 'all',
  input: z.object({ id, lineId: id, reason }),
  output: order,
  errors: ['no_encontrado', 'conflicto'],
  invalidates: [list('Order'), byInput('Order')],
});

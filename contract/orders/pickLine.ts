import { z } from 'zod';
import { defineAccion } from '../core/accion';
import { id } from '../core/id';
import { byInput, list } from '../core/tags';
import { order } from './order';

export const pickLine = defineAccion({
  name: 'pedido.tomarLinea',
  module: 'orders',
  summary: 'Saca unidades de una ubicación para una línea.',
  method: 'POST',
  permission: 'ORDERS.pick',
  scope: 'all',
  input: z.object({ id, lineId: id, stockId: id, quantity: z.int().min(1).max(100_000) }),
  output: order,
  errors: ['no_encontrado', 'conflicto'],
  invalidates: [list('Order'), byInput('Order')],
});

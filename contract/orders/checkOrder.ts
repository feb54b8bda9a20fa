import { z } from 'zod';
import { defineAccion } from '../core/accion';
import { id, version } from '../core/id';
import { byInput, list } from '../core/tags';
import { order } from './order';

export const checkOrder = defineAccion({
  name: 'pedido.controlar',
  module: 'orders',
  summary: 'Controla un pedido contando sus líneas otra vez.',
  method: 'POST',
  permission: 'ORDERS.check',
  scope: 'all',
  input: z.object({
    id,
    version,
    lines: z.array(z.object({ lineId: id, quantity: z.int().min(0).max(100_000) })).max(200),
  }),
  output: order,
  errors: ['no_encontrado', 'conflicto_version', 'conflicto'],
  invalidates: [list('Order'), byInput('Order')],
});

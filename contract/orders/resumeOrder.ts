import { z } from 'zod';
import { defineAccion } from '../core/accion';
import { id, version } from '../core/id';
import { byInput, list } from '../core/tags';
import { order } from './order';

export const resumeOrder = defineAccion({
  name: 'pedido.reanudar',
  module: 'orders',
  summary: 'Sigue con un pedido detenido, desde donde estaba.',
  method: 'POST',
  permission: 'ORDERS.create',
  scope: 'all',
  input: z.object({ id, version }),
  output: order,
  errors: ['no_encontrado', 'conflicto_version', 'conflicto'],
  invalidates: [list('Order'), byInput('Order')],
});

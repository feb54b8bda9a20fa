import { z } from 'zod';
import { defineAccion } from '../accion';
import { id, version } from '../shared/id';
import { byInput, list } from '../tags';
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

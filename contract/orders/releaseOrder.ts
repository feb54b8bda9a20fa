import { z } from 'zod';
import { defineAccion } from '../accion';
import { id, version } from '../shared/id';
import { byInput, list } from '../tags';
import { order } from './order';

export const releaseOrder = defineAccion({
  name: 'pedido.liberar',
  module: 'orders',
  summary: 'Manda un pedido a preparar; lo toma quien esté libre.',
  method: 'POST',
  permission: 'ORDERS.create',
  scope: 'all',
  input: z.object({ id, version }),
  output: order,
  errors: ['no_encontrado', 'conflicto_version', 'conflicto'],
  invalidates: [list('Order'), byInput('Order')],
});

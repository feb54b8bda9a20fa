import { z } from 'zod';
import { defineAccion } from '../core/accion';
import { id, version } from '../core/id';
import { reason } from '../core/reason';
import { byInput, list } from '../core/tags';
import { order } from './order';

export const holdOrder = defineAccion({
  name: 'pedido.retener',
  module: 'orders',
  summary: 'Detiene un pedido, con el motivo.',
  method: 'POST',
  permission: ['ORDERS.create', 'ORDERS.pick'],
  scope: 'all',
  input: z.object({ id, version, reason }),
  output: order,
  errors: ['no_encontrado', 'conflicto_version', 'conflicto'],
  invalidates: [list('Order'), byInput('Order')],
});

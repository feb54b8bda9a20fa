import { z } from 'zod';
import { defineAccion } from '../accion';
import { id, version } from '../shared/id';
import { reason } from '../shared/reason';
import { byInput, list } from '../tags';
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

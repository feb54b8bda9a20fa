import { z } from 'zod';
import { defineAccion } from '../core/accion';
import { id, version } from '../core/id';
import { reason } from '../core/reason';
import { byInput, list } from '../core/tags';
import { order } from './order';

export const stepBackOrder = defineAccion({
  name: 'pedido.retroceder',
  module: 'orders',
  summary: 'Vuelve un pedido al paso anterior, con el motivo.',
  method: 'POST',
  permission: ['ORDERS.pick', 'ORDERS.check', 'ORDERS.dispatch'],
  scope: 'all',
  input: z.object({ id, version, reason }),
  output: order,
  errors: ['no_encontrado', 'conflicto_version', 'conflicto'],
  invalidates: [list('Order'), byInput('Order')],
});

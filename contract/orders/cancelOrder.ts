import { z } from 'zod';
import { defineAccion } from '../core/accion';
import { id, version } from '../core/id';
import { reason } from '../core/reason';
import { byInput, list } from '../core/tags';
import { order } from './order';

export const cancelOrder = defineAccion({
  name: 'pedido.cancelar',
  module: 'orders',
  summary: 'Cancela un pedido y devuelve lo tomado a su lugar, con el motivo.',
  method: 'POST',
  permission: 'ORDERS.cancel',
  scope: 'all',
  input: z.object({ id, version, reason }),
  output: order,
  errors: ['no_encontrado', 'conflicto_version', 'conflicto'],
  invalidates: [list('Order'), byInput('Order')],
});

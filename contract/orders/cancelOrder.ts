import { z } from 'zod';
import { defineAccion } from '../accion';
import { id, version } from '../shared/id';
import { reason } from '../shared/reason';
import { byInput, list } from '../tags';
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

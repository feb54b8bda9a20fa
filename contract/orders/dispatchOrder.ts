import { z } from 'zod';
import { defineAccion } from '../core/accion';
import { id, version } from '../core/id';
import { byInput, list } from '../core/tags';
import { order } from './order';

export const dispatchOrder = defineAccion({
  name: 'pedido.despachar',
  module: 'orders',
  summary: 'Despacha un pedido embalado.',
  method: 'POST',
  permission: 'ORDERS.dispatch',
  scope: 'all',
  input: z.object({ id, version }),
  output: order,
  errors: ['no_encontrado', 'conflicto_version', 'conflicto'],
  invalidates: [list('Order'), byInput('Order')],
});

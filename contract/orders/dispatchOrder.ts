import { z } from 'zod';
import { defineAccion } from '../accion';
import { id, version } from '../shared/id';
import { byInput, list } from '../tags';
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

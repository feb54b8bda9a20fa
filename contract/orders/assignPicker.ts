import { z } from 'zod';
import { defineAccion } from '../core/accion';
import { id, version } from '../core/id';
import { byInput, list } from '../core/tags';
import { order } from './order';

export const assignPicker = defineAccion({
  name: 'pedido.asignar',
  module: 'orders',
  summary: 'Da un pedido a quien lo prepara, o lo deja libre.',
  method: 'POST',
  permission: 'ORDERS.create',
  scope: 'all',
  input: z.object({ id, version, pickerId: id.nullable() }),
  output: order,
  errors: ['no_encontrado', 'conflicto_version', 'conflicto'],
  invalidates: [list('Order'), byInput('Order')],
});

import { z } from 'zod';
import { defineAccion } from '../core/accion';
import { id, version } from '../core/id';
import { byInput, list } from '../core/tags';
import { order } from './order';

export const finishPicking = defineAccion({
  name: 'pedido.terminarPreparacion',
  module: 'orders',
  summary: 'Da por preparado un pedido con todas sus líneas completas o cerradas.',
  method: 'POST',
  permission: 'ORDERS.pick',
  scope: 'all',
  input: z.object({ id, version }),
  output: order,
  errors: ['no_encontrado', 'conflicto_version', 'conflicto'],
  invalidates: [list('Order'), byInput('Order')],
});

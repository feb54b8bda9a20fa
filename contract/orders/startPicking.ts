import { z } from 'zod';
import { defineAccion } from '../accion';
import { id, version } from '../shared/id';
import { byInput, list } from '../tags';
import { order } from './order';

export const startPicking = defineAccion({
  name: 'pedido.preparar',
  module: 'orders',
  summary: 'Toma un pedido para prepararlo.',
  method: 'POST',
  permission: 'ORDERS.pick',
  scope: 'all',
  input: z.object({ id, version }),
  output: order,
  errors: ['no_encontrado', 'conflicto_version', 'conflicto'],
  invalidates: [list('Order'), byInput('Order')],
});

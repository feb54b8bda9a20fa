import { z } from 'zod';
import { defineAccion } from '../core/accion';
import { id } from '../core/id';
import { byInput } from '../core/tags';
import { order } from './order';

export const getOrder = defineAccion({
  name: 'pedido.obtener',
  module: 'orders',
  summary: 'Un pedido con sus líneas, bultos e historia, y lo que se puede hacer con él.',
  method: 'GET',
  permission: 'ORDERS',
  scope: 'all',
  input: z.object({ id }),
  output: order,
  errors: ['no_encontrado'],
  provides: [byInput('Order')],
});

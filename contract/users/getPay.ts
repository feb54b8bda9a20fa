import { z } from 'zod';
import { defineAccion } from '../core/accion';
import { id } from '../core/id';
import { byInput } from '../core/tags';
import { personPay } from './personPay';

export const getPay = defineAccion({
  name: 'sueldo.obtener',
  module: 'users',
  summary: 'Categoría, convenio, sueldo y cuenta bancaria de una persona.',
  method: 'GET',
  permission: ['ADMIN.users', 'LIQUIDATION.SHOW'],
  scope: 'all',
  sensitive: true,
  input: z.object({ personId: id }),
  output: personPay,
  errors: ['no_encontrado'],
  provides: [byInput('Person', 'personId')],
});

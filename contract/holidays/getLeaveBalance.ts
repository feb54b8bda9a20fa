import { z } from 'zod';
import { defineAccion } from '../core/accion';
import { id } from '../core/id';
import { list } from '../core/tags';
import { leaveBalance } from './leaveBalance';

export const getLeaveBalance = defineAccion({
  name: 'licencia.obtenerSaldo',
  module: 'holidays',
  summary:
    'El saldo de vacaciones, propio o de alguien a cargo, explicado movimiento por movimiento.',
  method: 'GET',
  permission: ['HOLIDAYS.CREATE', 'HOLIDAYS.APPROVE'],
  scope: 'all',
  input: z.object({ personId: id.optional() }),
  output: leaveBalance,
  errors: ['no_encontrado'],
  provides: [list('Leave'), list('Request')],
});

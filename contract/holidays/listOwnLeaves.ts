import { z } from 'zod';
import { defineAccion, emptyInput } from '../core/accion';
import { list } from '../core/tags';
import { leave } from './leave';

export const listOwnLeaves = defineAccion({
  name: 'licencia.listarMias',
  module: 'holidays',
  summary: 'Las licencias propias de los últimos tres años, las últimas primero.',
  method: 'GET',
  permission: ['HOLIDAYS.CREATE', 'HOLIDAYS.APPROVE'],
  scope: 'own',
  input: emptyInput,
  output: z.object({ rows: z.array(leave) }).meta({ id: 'OwnLeaveList' }),
  provides: [list('Leave'), list('Request')],
});

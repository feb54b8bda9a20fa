import { z } from 'zod';
import { defineAccion, emptyInput } from '../core/accion';
import { list } from '../core/tags';
import { leaveBlock } from './leaveBlock';

export const listLeaveBlocks = defineAccion({
  name: 'licencia.listarBloqueos',
  module: 'holidays',
  summary: 'Las fechas en las que no se toman vacaciones, desde hace un año en adelante.',
  method: 'GET',
  permission: ['HOLIDAYS', 'ADMIN.settings'],
  scope: 'everyone',
  input: emptyInput,
  output: z.object({ rows: z.array(leaveBlock) }).meta({ id: 'LeaveBlockList' }),
  provides: [list('LeaveSetting')],
});

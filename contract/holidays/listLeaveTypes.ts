import { z } from 'zod';
import { defineAccion, emptyInput } from '../core/accion';
import { list } from '../core/tags';
import { leaveType } from './leaveType';

export const listLeaveTypes = defineAccion({
  name: 'licencia.listarTipos',
  module: 'holidays',
  summary: 'Las licencias que se pueden pedir, cada una con sus reglas.',
  method: 'GET',
  permission: ['HOLIDAYS', 'ADMIN.settings'],
  scope: 'everyone',
  input: emptyInput,
  output: z
    .object({
      rows: z.array(leaveType),
      /** Whether the asker may change them. */
      edits: z.boolean(),
    })
    .meta({ id: 'LeaveTypeList' }),
  provides: [list('LeaveSetting')],
});

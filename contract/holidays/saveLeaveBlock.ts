import { defineAccion } from '../core/accion';
import { id, version } from '../core/id';
import { list } from '../core/tags';
import { blockRange, leaveBlock, leaveBlockFields } from './leaveBlock';

export const saveLeaveBlock = defineAccion({
  name: 'licencia.guardarBloqueo',
  module: 'holidays',
  summary: 'Bloquea fechas para las vacaciones de un área, de una sede o de todos.',
  method: 'POST',
  permission: ['HOLIDAYS.APPROVE', 'ADMIN.settings'],
  scope: 'all',
  input: leaveBlockFields
    .extend({ id: id.optional(), version: version.optional() })
    .superRefine(blockRange),
  output: leaveBlock,
  errors: ['no_encontrado', 'conflicto_version'],
  invalidates: [list('LeaveSetting')],
});

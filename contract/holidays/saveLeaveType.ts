import { defineAccion } from '../core/accion';
import { id, version } from '../core/id';
import { list } from '../core/tags';
import { leaveType, leaveTypeFields } from './leaveType';

export const saveLeaveType = defineAccion({
  name: 'licencia.guardarTipo',
  module: 'holidays',
  summary: 'Crea o cambia una licencia; lo ya pedido no cambia.',
  method: 'POST',
  permission: ['HOLIDAYS.APPROVE', 'ADMIN.settings'],
  scope: 'all',
  input: leaveTypeFields.extend({ id: id.optional(), version: version.optional() }),
  output: leaveType,
  errors: ['no_encontrado', 'conflicto_version'],
  invalidates: [list('LeaveSetting')],
});

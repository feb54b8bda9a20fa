import { defineAccion } from '../core/accion';
import { id } from '../core/id';
import { list } from '../core/tags';
import { leavePreview } from './leavePreview';
import { leaveRange, leaveSpan } from './leaveSpan';

export const simulateLeave = defineAccion({
  name: 'licencia.simular',
  module: 'holidays',
  summary: 'Qué pasaría si se pide una licencia: días, saldo, quién falta, cuándo se vuelve.',
  method: 'GET',
  permission: ['HOLIDAYS.CREATE', 'HOLIDAYS.APPROVE'],
  scope: 'all',
  input: leaveSpan
    .extend({
      /** Whose, where it is not one's own. */
      personId: id.optional(),
      /** The one that was sent back and is being changed. */
      leaveId: id.optional(),
    })
    .superRefine(leaveRange),
  output: leavePreview,
  errors: ['no_encontrado'],
  provides: [list('Leave'), list('Absence'), list('Holiday'), list('LeaveSetting')],
});

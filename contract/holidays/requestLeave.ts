import { z } from 'zod';
import { defineAccion } from '../core/accion';
import { id, version } from '../core/id';
import { list } from '../core/tags';
import { leaveFields } from './leaveRecord';
import { leaveRange } from './leaveSpan';

export const requestLeave = defineAccion({
  name: 'licencia.pedir',
  module: 'holidays',
  summary:
    'Pide una licencia, propia o en nombre de alguien; reserva los días hasta que se decide.',
  method: 'POST',
  permission: ['HOLIDAYS.CREATE', 'HOLIDAYS.APPROVE'],
  scope: 'all',
  input: leaveFields
    .extend({
      /** The person, where it is not one's own leave. */
      personId: id.optional(),
      /** The one that was sent back and is sent again. */
      leaveId: id.optional(),
      version: version.optional(),
    })
    .superRefine(leaveRange),
  output: z.object({ id, requestId: id }).meta({ id: 'LeaveRequested' }),
  errors: ['no_encontrado', 'conflicto', 'conflicto_version', 'periodo_cerrado'],
  invalidates: [list('Leave'), list('Absence'), list('Request')],
});

import { z } from 'zod';
import { defineAccion } from '../core/accion';
import { id } from '../core/id';
import { byInput, list } from '../core/tags';
import { requestDetail } from './request';
import { decisionReason, requestTarget } from './requestInput';

export const remindRequest = defineAccion({
  name: 'solicitud.recordar',
  module: 'workflow',
  summary: 'Recuerda a quienes deciden que la solicitud los espera, una vez por día.',
  method: 'POST',
  permission: 'WORKFLOW',
  scope: 'everyone',
  input: requestTarget,
  output: requestDetail,
  errors: ['no_encontrado', 'conflicto', 'conflicto_version'],
  invalidates: [list('Request'), byInput('Request')],
});

export const reassignRequest = defineAccion({
  name: 'solicitud.reasignar',
  module: 'workflow',
  summary: 'Pasa el paso que espera a otra persona, con motivo.',
  method: 'POST',
  permission: 'WORKFLOW',
  scope: 'everyone',
  input: requestTarget.extend({ personId: id, reason: decisionReason }),
  output: requestDetail,
  errors: ['no_encontrado', 'conflicto', 'conflicto_version'],
  invalidates: [list('Request'), byInput('Request')],
});

export const decideRequestInstead = defineAccion({
  name: 'solicitud.decidirEnLugar',
  module: 'workflow',
  summary: 'Decide el paso que espera en lugar de quien debía hacerlo, con motivo.',
  method: 'POST',
  permission: 'WORKFLOW',
  scope: 'everyone',
  input: requestTarget.extend({ decision: z.enum(['approve', 'reject']), reason: decisionReason }),
  output: requestDetail,
  errors: ['no_encontrado', 'conflicto', 'conflicto_version'],
  invalidates: [list('Request'), byInput('Request')],
});

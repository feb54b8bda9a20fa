import { defineAccion } from '../core/accion';
import { byInput, list } from '../core/tags';
import { requestDetail } from './request';
import { decisionReason, requestTarget } from './requestInput';

export const returnRequest = defineAccion({
  name: 'solicitud.devolver',
  module: 'workflow',
  summary: 'Pide cambios: la solicitud vuelve a quien la hizo.',
  method: 'POST',
  permission: 'WORKFLOW',
  scope: 'everyone',
  input: requestTarget.extend({ reason: decisionReason }),
  output: requestDetail,
  errors: ['no_encontrado', 'conflicto', 'conflicto_version'],
  invalidates: [list('Request'), byInput('Request')],
});

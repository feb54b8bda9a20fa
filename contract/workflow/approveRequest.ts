import { defineAccion } from '../core/accion';
import { byInput, list } from '../core/tags';
import { requestDetail } from './request';
import { decisionNote, requestTarget } from './requestInput';

export const approveRequest = defineAccion({
  name: 'solicitud.aprobar',
  module: 'workflow',
  summary: 'Aprueba el paso que espera; el último paso hace lo pedido.',
  method: 'POST',
  permission: 'WORKFLOW',
  scope: 'everyone',
  input: requestTarget.extend({ note: decisionNote.default('') }),
  output: requestDetail,
  errors: ['no_encontrado', 'conflicto', 'conflicto_version'],
  invalidates: [list('Request'), byInput('Request')],
});

import { defineAccion } from '../core/accion';
import { byInput, list } from '../core/tags';
import { requestDetail } from './request';
import { requestTarget } from './requestInput';

export const cancelRequest = defineAccion({
  name: 'solicitud.cancelar',
  module: 'workflow',
  summary: 'Retira una solicitud propia que nadie terminó de decidir.',
  method: 'POST',
  permission: 'session',
  scope: 'everyone',
  input: requestTarget,
  output: requestDetail,
  errors: ['no_encontrado', 'conflicto', 'conflicto_version'],
  invalidates: [list('Request'), byInput('Request')],
});

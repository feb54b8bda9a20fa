import { defineAccion } from '../core/accion';
import { listInput, listOutput } from '../core/listInput';
import { each, list } from '../core/tags';
import { request } from './request';

export const listMyRequests = defineAccion({
  name: 'solicitud.listarMias',
  module: 'workflow',
  summary: 'Lo que pidió la persona, y lo que alguien pidió en su nombre.',
  method: 'GET',
  permission: 'session',
  scope: 'everyone',
  input: listInput({ sort: ['submittedAt', 'type', 'state'], filter: ['type', 'state'] }),
  output: listOutput(request),
  provides: [list('Request'), each('Request', 'rows')],
  whileViewing: 'hidden',
});

import { defineAccion } from '../core/accion';
import { listInput, listOutput } from '../core/listInput';
import { each, list } from '../core/tags';
import { waitingRequest } from './request';

export const listWaiting = defineAccion({
  name: 'solicitud.listarPendientes',
  module: 'workflow',
  summary: 'Lo que espera la decisión de quien pregunta, propia o por delegación.',
  method: 'GET',
  permission: 'WORKFLOW',
  scope: 'everyone',
  input: listInput({
    sort: ['submittedAt', 'dueAt', 'type', 'ownerName'],
    filter: ['type', 'ownerId', 'siteId', 'areaId', 'submittedAt', 'late'],
  }),
  output: listOutput(waitingRequest),
  provides: [list('Request'), each('Request', 'rows')],
  whileViewing: 'hidden',
});

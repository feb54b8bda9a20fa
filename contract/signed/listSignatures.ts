import { defineAccion } from '../core/accion';
import { listOutput, privateListInput } from '../core/listInput';
import { each, list } from '../core/tags';
import { signatureRow } from './signature';

export const listSignatures = defineAccion({
  name: 'firma.listar',
  module: 'signed',
  summary: 'Lo que cada uno tiene para firmar o ya firmó; lo de todos, para quien envía.',
  method: 'GET',
  permission: 'SIGNED',
  scope: 'all',
  sensitive: true,
  input: privateListInput({
    sort: [
      'personName',
      'docket',
      'title',
      'state',
      'turn',
      'dueOn',
      'sentAt',
      'doneAt',
      'changedAt',
      'siteName',
      'areaName',
    ],
    filter: [
      'envelopeId',
      'personId',
      'personName',
      'docket',
      'title',
      'state',
      'overdue',
      'dueOn',
      'doneAt',
      'changedAt',
      'siteId',
      'areaId',
      'mine',
    ],
  }),
  output: listOutput(signatureRow),
  provides: [list('Signature'), each('Signature', 'rows')],
});

import { defineAccion } from '../core/accion';
import { listOutput, privateListInput } from '../core/listInput';
import { list } from '../core/tags';
import { askedDocument } from './documentRequest';

export const listAskedDocuments = defineAccion({
  name: 'pedidoDocumento.listarPersonas',
  module: 'documents',
  summary:
    'Lo que se le pidió a cada persona y en qué está; a quien no guarda los legajos, lo suyo.',
  method: 'GET',
  permission: 'DOCUMENTS',
  scope: 'all',
  sensitive: true,
  input: privateListInput({
    sort: [
      'personName',
      'docket',
      'typeName',
      'state',
      'dueOn',
      'changedAt',
      'siteName',
      'areaName',
    ],
    filter: [
      'requestId',
      'personId',
      'personName',
      'docket',
      'typeId',
      'state',
      'overdue',
      'dueOn',
      'changedAt',
      'siteId',
      'areaId',
      'mine',
    ],
  }),
  output: listOutput(askedDocument),
  provides: [list('DocumentRequest')],
});

import { defineAccion } from '../core/accion';
import { listOutput, privateListInput } from '../core/listInput';
import { each, list } from '../core/tags';
import { listedDocument } from './document';

export const listDocuments = defineAccion({
  name: 'documento.listar',
  module: 'documents',
  summary: 'Los documentos del propio legajo, y los de todos para quien los guarda.',
  method: 'GET',
  permission: 'DOCUMENTS',
  scope: 'all',
  sensitive: true,
  input: privateListInput({
    sort: [
      'personName',
      'docket',
      'typeName',
      'folder',
      'title',
      'expiresOn',
      'changedAt',
      'siteName',
      'areaName',
    ],
    filter: [
      'personId',
      'personName',
      'docket',
      'typeId',
      'folder',
      'title',
      'expiresOn',
      'validity',
      'overdue',
      'signing',
      'changedAt',
      'siteId',
      'areaId',
      'mine',
    ],
  }),
  output: listOutput(listedDocument),
  provides: [list('Document'), each('Document', 'rows')],
});

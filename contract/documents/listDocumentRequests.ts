import { defineAccion } from '../accion';
import { listInput, listOutput } from '../shared/listInput';
import { list } from '../tags';
import { documentRequestRow } from './documentRequest';

export const listDocumentRequests = defineAccion({
  name: 'pedidoDocumento.listar',
  module: 'documents',
  summary: 'Los documentos que se pidieron y cuántas personas los entregaron.',
  method: 'GET',
  permission: 'DOCUMENTS',
  scope: 'all',
  sensitive: true,
  input: listInput({ sort: ['createdAt', 'dueOn'], filter: ['typeId', 'dueOn'] }),
  output: listOutput(documentRequestRow),
  provides: [list('DocumentRequest')],
});

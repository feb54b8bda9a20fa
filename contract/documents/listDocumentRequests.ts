import { defineAccion } from '../core/accion';
import { listInput, listOutput } from '../core/listInput';
import { list } from '../core/tags';
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

import { defineAccion, privateField } from '../core/accion';
import { bulkOutput, rowSelection } from '../core/bulk';
import { list } from '../core/tags';
import { listPeople } from '../users/listPeople';
import { documentRequestFields } from './documentRequest';

export const createDocumentRequest = defineAccion({
  name: 'pedidoDocumento.crear',
  module: 'documents',
  summary: 'Pide el mismo documento a muchas personas; dice a quiénes ya se lo habían pedido.',
  method: 'POST',
  permission: 'DOCUMENTS',
  scope: 'all',
  sensitive: true,
  input: documentRequestFields.extend({
    selection: privateField(rowSelection(listPeople.input)),
  }),
  output: bulkOutput,
  errors: ['sin_permiso'],
  invalidates: [list('DocumentRequest')],
});

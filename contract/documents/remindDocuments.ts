import { z } from 'zod';
import { defineAccion, privateField } from '../core/accion';
import { bulkOutput, rowSelection } from '../core/bulk';
import { list } from '../core/tags';
import { listAskedDocuments } from './listAskedDocuments';

export const remindDocuments = defineAccion({
  name: 'pedidoDocumento.recordar',
  module: 'documents',
  summary: 'Les recuerda a muchas personas lo que falta que entreguen, una vez por día a cada una.',
  method: 'POST',
  permission: 'DOCUMENTS',
  scope: 'all',
  sensitive: true,
  input: z.object({ selection: privateField(rowSelection(listAskedDocuments.input)) }),
  output: bulkOutput,
  errors: ['sin_permiso'],
  invalidates: [list('DocumentRequest'), list('Job')],
});

import { z } from 'zod';
import { defineAccion, privateField } from '../core/accion';
import { bulkOutput, rowSelection } from '../core/bulk';
import { list } from '../core/tags';
import { listAskedDocuments } from './listAskedDocuments';

export const acceptDocuments = defineAccion({
  name: 'pedidoDocumento.aceptarVarios',
  module: 'documents',
  summary: 'Acepta muchos documentos entregados, con un resultado por persona.',
  method: 'POST',
  permission: 'DOCUMENTS',
  scope: 'all',
  sensitive: true,
  input: z.object({ selection: privateField(rowSelection(listAskedDocuments.input)) }),
  output: bulkOutput,
  errors: ['sin_permiso'],
  invalidates: [list('DocumentRequest'), list('Job')],
});

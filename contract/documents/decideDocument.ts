import { z } from 'zod';
import { defineAccion, privateField } from '../core/accion';
import { id, version } from '../core/id';
import { list } from '../core/tags';
import { askedDocument } from './documentRequest';

export const decideDocument = defineAccion({
  name: 'pedidoDocumento.decidir',
  module: 'documents',
  summary:
    'Acepta lo que una persona entregó, o lo rechaza con el motivo para que lo traiga de nuevo.',
  method: 'POST',
  permission: 'DOCUMENTS',
  scope: 'all',
  sensitive: true,
  input: z.object({
    id,
    version,
    accept: z.boolean(),
    /** Of a refusal. */
    reason: privateField(z.string().trim().max(300, 'Usá como mucho 300 caracteres.').default('')),
  }),
  output: askedDocument,
  errors: ['no_encontrado', 'sin_permiso', 'conflicto', 'conflicto_version'],
  invalidates: [list('DocumentRequest'), list('Document'), list('DocumentType')],
});

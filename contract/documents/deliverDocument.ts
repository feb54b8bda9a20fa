import { z } from 'zod';
import { defineAccion } from '../core/accion';
import { day, id, version } from '../core/id';
import { list } from '../core/tags';
import { documentFile } from './documentFields';
import { askedDocument } from './documentRequest';

export const deliverDocument = defineAccion({
  name: 'pedidoDocumento.entregar',
  module: 'documents',
  summary:
    'La persona entrega lo que le pidieron: un archivo, o un documento que ya está en su legajo.',
  method: 'POST',
  permission: 'DOCUMENTS',
  scope: 'own',
  sensitive: true,
  input: z.object({
    id,
    version,
    /** One of the two. */
    file: documentFile.shape.file.optional(),
    documentId: id.optional(),
    expiresOn: day.nullable().default(null),
    note: documentFile.shape.note,
  }),
  output: askedDocument,
  errors: ['no_encontrado', 'conflicto', 'conflicto_version'],
  invalidates: [list('DocumentRequest'), list('Document'), list('DocumentType')],
});

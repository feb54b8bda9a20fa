import { defineAccion } from '../core/accion';
import { id } from '../core/id';
import { list } from '../core/tags';
import { documentDetail } from './document';
import { documentFields, documentFile } from './documentFields';

export const addDocument = defineAccion({
  name: 'documento.agregar',
  module: 'documents',
  summary: 'Agrega un documento al legajo de una persona, o al propio si su tipo lo admite.',
  method: 'POST',
  permission: 'DOCUMENTS',
  scope: 'all',
  sensitive: true,
  /** `personId` left out: one's own file. */
  input: documentFields.extend(documentFile.shape).extend({ personId: id.optional() }),
  output: documentDetail,
  errors: ['no_encontrado', 'sin_permiso'],
  invalidates: [list('Document'), list('DocumentType')],
});

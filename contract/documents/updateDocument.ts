import { defineAccion } from '../core/accion';
import { id, version } from '../core/id';
import { byInput, list } from '../core/tags';
import { documentDetail } from './document';
import { documentFields } from './documentFields';

export const updateDocument = defineAccion({
  name: 'documento.cambiar',
  module: 'documents',
  summary: 'Cambia el tipo, el título o el vencimiento de un documento.',
  method: 'POST',
  permission: 'DOCUMENTS',
  scope: 'all',
  sensitive: true,
  input: documentFields.extend({ id, version }),
  output: documentDetail,
  errors: ['no_encontrado', 'sin_permiso', 'conflicto_version'],
  invalidates: [byInput('Document'), list('Document'), list('DocumentType')],
});

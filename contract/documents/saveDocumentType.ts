import { defineAccion } from '../core/accion';
import { id, version } from '../core/id';
import { list } from '../core/tags';
import { documentType, documentTypeFields } from './documentType';

export const saveDocumentType = defineAccion({
  name: 'tipoDocumento.guardar',
  module: 'documents',
  summary: 'Agrega un tipo de documento o cambia quién lo ve, cuándo vence y cuánto se guarda.',
  method: 'POST',
  permission: ['DOCUMENTS', 'ADMIN.settings'],
  scope: 'all',
  sensitive: true,
  input: documentTypeFields.extend({ id: id.optional(), version: version.optional() }),
  output: documentType,
  errors: ['sin_permiso', 'no_encontrado', 'conflicto_version'],
  invalidates: [list('DocumentType'), list('Document')],
});

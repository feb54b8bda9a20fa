import { defineAccion } from '../core/accion';
import { day, id, version } from '../core/id';
import { byInput, list } from '../core/tags';
import { documentDetail } from './document';
import { documentFile } from './documentFields';

export const addDocumentVersion = defineAccion({
  name: 'documento.agregarVersion',
  module: 'documents',
  summary: 'Agrega una versión de un documento; las anteriores quedan.',
  method: 'POST',
  permission: 'DOCUMENTS',
  scope: 'all',
  sensitive: true,
  /** `expiresOn` left out: until when it is good does not change. */
  input: documentFile.extend({ id, version, expiresOn: day.nullable().optional() }),
  output: documentDetail,
  errors: ['no_encontrado', 'sin_permiso', 'conflicto', 'conflicto_version'],
  invalidates: [byInput('Document'), list('Document')],
});

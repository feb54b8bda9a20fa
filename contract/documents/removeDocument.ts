import { z } from 'zod';
import { defineAccion, done, privateField } from '../core/accion';
import { id, version } from '../core/id';
import { reason } from '../core/reason';
import { byInput, list } from '../core/tags';

export const removeDocument = defineAccion({
  name: 'documento.quitar',
  module: 'documents',
  summary: 'Quita del legajo un documento que no va ahí, con el motivo; la auditoría lo recuerda.',
  method: 'POST',
  permission: 'DOCUMENTS',
  scope: 'all',
  sensitive: true,
  input: z.object({ id, version, reason: privateField(reason) }),
  output: done,
  errors: ['no_encontrado', 'sin_permiso', 'conflicto_version'],
  invalidates: [byInput('Document'), list('Document'), list('DocumentType')],
});

import { z } from 'zod';
import { defineAccion, done, privateField } from '../accion';
import { id, version } from '../shared/id';
import { reason } from '../shared/reason';
import { list } from '../tags';

export const cancelDocumentRequest = defineAccion({
  name: 'pedidoDocumento.cancelar',
  module: 'documents',
  summary: 'Deja de pedir un documento a quienes todavía no lo entregaron.',
  method: 'POST',
  permission: 'DOCUMENTS',
  scope: 'all',
  sensitive: true,
  input: z.object({ id, version, reason: privateField(reason) }),
  output: done,
  errors: ['no_encontrado', 'sin_permiso', 'conflicto', 'conflicto_version'],
  invalidates: [list('DocumentRequest')],
});

import { z } from 'zod';
import { defineAccion, done, privateField } from '../core/accion';
import { id, version } from '../core/id';
import { reason } from '../core/reason';
import { list } from '../core/tags';

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

import { z } from 'zod';
import { defineAccion, done } from '../core/accion';
import { id } from '../core/id';
import { byInput } from '../core/tags';

export const discardImport = defineAccion({
  name: 'importacion.descartar',
  module: 'imports',
  summary: 'Abandona una importación que no se aplicó y olvida sus filas.',
  method: 'POST',
  permission: 'session',
  scope: 'own',
  input: z.object({ id }),
  output: done,
  errors: ['no_encontrado', 'conflicto'],
  invalidates: [byInput('Import')],
});

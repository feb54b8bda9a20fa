import { z } from 'zod';
import { defineAccion, done } from '../accion';
import { id } from '../shared/id';
import { byInput } from '../tags';

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

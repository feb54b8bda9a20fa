import { z } from 'zod';
import { defineAccion } from '../core/accion';
import { id } from '../core/id';
import { byInput } from '../core/tags';
import { importRun } from './importRun';

export const mapImport = defineAccion({
  name: 'importacion.mapear',
  module: 'imports',
  summary: 'Corrige de qué columna del archivo sale cada dato y vuelve a revisar todas las filas.',
  method: 'POST',
  permission: 'session',
  scope: 'own',
  input: z.object({
    id,
    mapping: z
      .array(z.object({ key: z.string().max(60), source: z.int().min(0).max(999).nullable() }))
      .max(200),
  }),
  output: importRun,
  errors: ['no_encontrado', 'conflicto'],
  invalidates: [byInput('Import')],
});

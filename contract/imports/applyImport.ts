import { z } from 'zod';
import { defineAccion } from '../core/accion';
import { id } from '../core/id';
import { byInput, list } from '../core/tags';
import { importRun } from './importRun';

export const applyImport = defineAccion({
  name: 'importacion.aplicar',
  module: 'imports',
  summary: 'Escribe lo que mostró la vista previa: todas las filas o ninguna, o solo las válidas.',
  method: 'POST',
  permission: 'session',
  scope: 'all',
  input: z.object({ id, mode: z.enum(['all', 'valid']) }),
  output: importRun,
  errors: ['no_encontrado', 'conflicto'],
  invalidates: [byInput('Import'), list('Job')],
});

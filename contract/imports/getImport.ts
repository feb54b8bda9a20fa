import { z } from 'zod';
import { defineAccion } from '../core/accion';
import { id } from '../core/id';
import { byInput } from '../core/tags';
import { importRun } from './importRun';

export const getImport = defineAccion({
  name: 'importacion.obtener',
  module: 'imports',
  summary: 'Una importación propia: columnas, cantidades y estado.',
  method: 'GET',
  permission: 'session',
  scope: 'own',
  input: z.object({ id }),
  output: importRun,
  errors: ['no_encontrado'],
  provides: [byInput('Import')],
});

import { z } from 'zod';
import { defineAccion } from '../core/accion';
import { fileHash } from '../core/id';
import { importRun } from './importRun';

export const prepareImport = defineAccion({
  name: 'importacion.preparar',
  module: 'imports',
  summary: 'Lee un archivo subido y muestra qué pasaría con cada fila, sin cambiar nada.',
  method: 'POST',
  permission: 'session',
  scope: 'all',
  input: z.object({
    /** Which import: `personas`. Its own permission holds. */
    kind: z.string().max(40),
    file: fileHash,
  }),
  output: importRun,
  errors: ['no_encontrado', 'archivo_tipo', 'archivo_grande'],
});

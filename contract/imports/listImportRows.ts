import { z } from 'zod';
import { defineAccion } from '../core/accion';
import { id } from '../core/id';
import { listOutput } from '../core/listInput';
import { byInput } from '../core/tags';
import { importRow, importRowStates } from './importRun';

export const listImportRows = defineAccion({
  name: 'importacion.listarFilas',
  module: 'imports',
  summary: 'Las filas de una importación propia, con lo que está mal en cada columna.',
  method: 'GET',
  permission: 'session',
  scope: 'own',
  input: z.object({
    id,
    states: z.array(z.enum(importRowStates)).max(6).default([]),
    /** Only those with something to know before they are written. */
    warned: z.boolean().default(false),
    page: z.int().min(1).max(100_000).default(1),
    size: z.int().min(1).max(200).default(50),
  }),
  output: listOutput(importRow),
  errors: ['no_encontrado'],
  provides: [byInput('Import')],
});

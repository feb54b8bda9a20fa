import { z } from 'zod';
import { defineAccion } from '../core/accion';
import { bulkResult } from '../core/bulk';
import { listOutput } from '../core/listInput';
import { list } from '../core/tags';

export const listJobResults = defineAccion({
  name: 'tarea.listarResultados',
  module: 'jobs',
  summary: 'Qué pasó con cada fila de una tarea propia.',
  method: 'GET',
  permission: 'session',
  scope: 'own',
  input: z.object({
    jobId: z.uuid(),
    onlyRefused: z.boolean().default(false),
    page: z.int().min(1).max(100_000).default(1),
    size: z.int().min(1).max(200).default(50),
  }),
  output: listOutput(bulkResult),
  errors: ['no_encontrado'],
  provides: [list('Job')],
});

import { z } from 'zod';
import { defineAccion, emptyInput } from '../core/accion';
import { instant } from '../core/id';
import { list } from '../core/tags';

export const jobState = z.enum(['queued', 'running', 'done', 'failed', 'cancelled']);

export const job = z
  .object({
    id: z.uuid(),
    title: z.string(),
    state: jobState,
    doneUnits: z.int(),
    totalUnits: z.int().nullable(),
    message: z.string().nullable(),
    /** A page of the client, or a file of the server to download. */
    link: z.string().nullable(),
    createdAt: instant,
    finishedAt: instant.nullable(),
  })
  .meta({ id: 'Job' });

export const listJobs = defineAccion({
  name: 'tarea.listar',
  module: 'jobs',
  summary: 'Las tareas largas que pidió la propia cuenta en los últimos días.',
  method: 'GET',
  permission: 'session',
  scope: 'own',
  input: emptyInput,
  output: z.object({ rows: z.array(job) }),
  provides: [list('Job')],
});

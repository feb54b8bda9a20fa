import { z } from 'zod';
import { defineAccion } from '../core/accion';
import { id, instant } from '../core/id';
import { listInput, listOutput } from '../core/listInput';
import { list } from '../core/tags';
import { jobState } from '../jobs/listJobs';

const serverJob = z
  .object({
    id,
    title: z.string(),
    state: jobState,
    /** Null for what the server asked of itself. */
    who: z.string().nullable(),
    doneUnits: z.int(),
    totalUnits: z.int().nullable(),
    message: z.string().nullable(),
    error: z.string().nullable(),
    createdAt: instant,
    startedAt: instant.nullable(),
    finishedAt: instant.nullable(),
  })
  .meta({ id: 'ServerJob' });

export const listAllJobs = defineAccion({
  name: 'tarea.administrar',
  module: 'admin',
  summary: 'Las tareas largas de todas las cuentas: en curso, en espera, terminadas y fallidas.',
  method: 'GET',
  permission: 'ADMIN.settings',
  scope: 'all',
  input: listInput({
    sort: ['createdAt', 'finishedAt', 'title', 'who', 'state'],
    filter: ['createdAt', 'finishedAt', 'title', 'who', 'state'],
  }),
  output: listOutput(serverJob),
  provides: [list('Job')],
});

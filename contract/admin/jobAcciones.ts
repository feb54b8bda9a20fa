import { z } from 'zod';
import { defineAccion, done, emptyInput } from '../core/accion';
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

const chore = z
  .object({
    name: z.string(),
    title: z.string(),
    lastAt: instant.nullable(),
    /** Null while it runs. */
    finishedAt: instant.nullable(),
    error: z.string().nullable(),
    nextAt: instant,
  })
  .meta({ id: 'Chore' });

export const listChores = defineAccion({
  name: 'tarea.listarRutinas',
  module: 'admin',
  summary: 'Lo que el servidor hace por su cuenta: cuándo corrió y cuándo le toca.',
  method: 'GET',
  permission: 'ADMIN.settings',
  scope: 'all',
  input: emptyInput,
  output: z.object({ rows: z.array(chore) }).meta({ id: 'ChoreList' }),
  provides: [list('Job')],
});

export const cancelJob = defineAccion({
  name: 'tarea.cancelar',
  module: 'admin',
  summary: 'Saca de la cola una tarea que todavía no empezó.',
  method: 'POST',
  permission: 'ADMIN.settings',
  scope: 'all',
  input: z.object({ id }),
  output: done,
  errors: ['no_encontrado', 'conflicto'],
  invalidates: [list('Job')],
});

export const retryJob = defineAccion({
  name: 'tarea.reintentar',
  module: 'admin',
  summary: 'Vuelve a poner en la cola una tarea que falló.',
  method: 'POST',
  permission: 'ADMIN.settings',
  scope: 'all',
  input: z.object({ id }),
  output: done,
  errors: ['no_encontrado', 'conflicto'],
  invalidates: [list('Job')],
});

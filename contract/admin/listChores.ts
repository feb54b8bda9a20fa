import { z } from 'zod';
import { defineAccion, emptyInput } from '../core/accion';
import { instant } from '../core/id';
import { list } from '../core/tags';

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

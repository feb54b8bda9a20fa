import { z } from 'zod';
import { defineAccion, done } from '../core/accion';
import { id } from '../core/id';
import { list } from '../core/tags';

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

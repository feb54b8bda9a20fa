import { z } from 'zod';
import { defineAccion, done } from '../core/accion';
import { id } from '../core/id';
import { list } from '../core/tags';

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

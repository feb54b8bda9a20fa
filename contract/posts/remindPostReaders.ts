import { z } from 'zod';
import { defineAccion } from '../core/accion';
import { id } from '../core/id';
import { list } from '../core/tags';

export const remindPostReaders = defineAccion({
  name: 'publicacion.recordar',
  module: 'posts',
  summary: 'Avisa de nuevo a quienes todavía no leyeron o no confirmaron.',
  method: 'POST',
  permission: 'POSTS.CREATE',
  scope: 'all',
  input: z.object({ id }),
  output: z.object({ jobId: z.uuid(), people: z.int() }),
  errors: ['no_encontrado', 'conflicto'],
  invalidates: [list('Job')],
});

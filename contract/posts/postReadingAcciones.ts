import { z } from 'zod';
import { defineAccion, done } from '../core/accion';
import { id } from '../core/id';
import { byInput, list } from '../core/tags';

export const confirmPostRead = defineAccion({
  name: 'publicacion.confirmarLectura',
  module: 'posts',
  summary: 'Confirma «leído» en una publicación que lo pide.',
  method: 'POST',
  permission: 'POSTS.SHOW',
  scope: 'everyone',
  input: z.object({ id }),
  output: done,
  errors: ['no_encontrado', 'conflicto'],
  invalidates: [byInput('Post')],
  queueable: true,
});

export const markPostsRead = defineAccion({
  name: 'publicacion.marcarLeidas',
  module: 'posts',
  summary: 'Anota que la persona vio estas publicaciones.',
  method: 'POST',
  permission: 'POSTS.SHOW',
  scope: 'everyone',
  input: z.object({ ids: z.array(id).min(1).max(100) }),
  output: z.object({ marked: z.int() }),
  queueable: true,
});

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

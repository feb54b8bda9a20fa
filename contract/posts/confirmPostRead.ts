import { z } from 'zod';
import { defineAccion, done } from '../core/accion';
import { id } from '../core/id';
import { byInput } from '../core/tags';

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

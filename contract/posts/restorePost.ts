import { z } from 'zod';
import { defineAccion } from '../core/accion';
import { id, version } from '../core/id';
import { byInput, list } from '../core/tags';
import { post } from './post';

export const restorePost = defineAccion({
  name: 'publicacion.restaurar',
  module: 'posts',
  summary: 'Vuelve a mostrar una publicación archivada.',
  method: 'POST',
  permission: 'POSTS.CREATE',
  scope: 'all',
  input: z.object({ id, version }),
  output: post,
  errors: ['no_encontrado', 'conflicto_version', 'conflicto'],
  invalidates: [list('Post'), byInput('Post')],
});

import { z } from 'zod';
import { defineAccion } from '../accion';
import { id, version } from '../shared/id';
import { byInput, list } from '../tags';
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

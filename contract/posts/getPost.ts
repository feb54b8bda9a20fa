import { z } from 'zod';
import { defineAccion } from '../core/accion';
import { id } from '../core/id';
import { byInput } from '../core/tags';
import { post } from './post';

export const getPost = defineAccion({
  name: 'publicacion.obtener',
  module: 'posts',
  summary: 'Una publicación del muro.',
  method: 'GET',
  permission: 'POSTS.SHOW',
  scope: 'everyone',
  input: z.object({ id }),
  output: post,
  errors: ['no_encontrado'],
  provides: [byInput('Post')],
});

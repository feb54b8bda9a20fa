import { defineAccion } from '../core/accion';
import { list } from '../core/tags';
import { post } from './post';
import { postFields } from './postFields';

export const createPost = defineAccion({
  name: 'publicacion.crear',
  module: 'posts',
  summary: 'Publica en el muro.',
  method: 'POST',
  permission: 'POSTS.CREATE',
  scope: 'all',
  input: postFields,
  output: post,
  errors: ['no_encontrado'],
  invalidates: [list('Post')],
});

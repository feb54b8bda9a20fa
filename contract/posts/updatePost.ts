import { defineAccion } from '../core/accion';
import { id, version } from '../core/id';
import { byInput, list } from '../core/tags';
import { post } from './post';
import { postFields } from './postFields';

export const updatePost = defineAccion({
  name: 'publicacion.editar',
  module: 'posts',
  summary: 'Cambia una publicación propia, o cualquiera con alcance total.',
  method: 'POST',
  permission: 'POSTS.CREATE',
  scope: 'all',
  input: postFields.extend({ id, version }),
  output: post,
  errors: ['no_encontrado', 'conflicto_version'],
  invalidates: [list('Post'), byInput('Post')],
});

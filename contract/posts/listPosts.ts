import { defineAccion } from '../core/accion';
import { listInput, listOutput } from '../core/listInput';
import { each, list } from '../core/tags';
import { post } from './post';

export const listPosts = defineAccion({
  name: 'publicacion.listar',
  module: 'posts',
  summary: 'Las publicaciones del muro dirigidas a quien pregunta, las fijadas primero.',
  method: 'GET',
  permission: 'POSTS.SHOW',
  scope: 'everyone',
  input: listInput({
    sort: ['publishedAt', 'title'],
    filter: ['state', 'unread', 'pendingConfirmation', 'authorId', 'publishedAt'],
  }),
  output: listOutput(post),
  provides: [list('Post'), each('Post', 'rows')],
});

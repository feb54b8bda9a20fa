import { z } from 'zod';
import { defineAccion, done } from '../core/accion';
import { id } from '../core/id';
import { byInput } from '../core/tags';

export const deletePostComment = defineAccion({
  name: 'publicacion.borrarComentario',
  module: 'posts',
  summary: 'Borra un comentario propio, o cualquiera de una publicación propia.',
  method: 'POST',
  permission: 'POSTS.SHOW',
  scope: 'everyone',
  input: z.object({ id, postId: id }),
  output: done,
  errors: ['no_encontrado'],
  invalidates: [byInput('PostComment', 'postId'), byInput('Post', 'postId')],
});

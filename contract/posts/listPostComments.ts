import { z } from 'zod';
import { defineAccion } from '../core/accion';
import { id } from '../core/id';
import { listOutput } from '../core/listInput';
import { byInput } from '../core/tags';
import { postComment } from './postComment';

export const listPostComments = defineAccion({
  name: 'publicacion.listarComentarios',
  module: 'posts',
  summary: 'Los comentarios de una publicación, del más nuevo al más viejo.',
  method: 'GET',
  permission: 'POSTS.SHOW',
  scope: 'everyone',
  input: z.object({
    postId: id,
    page: z.int().min(1).max(100_000).default(1),
    size: z.int().min(1).max(100).default(20),
  }),
  output: listOutput(postComment),
  errors: ['no_encontrado'],
  provides: [byInput('PostComment', 'postId')],
});

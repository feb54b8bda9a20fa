import { z } from 'zod';
import { defineAccion } from '../core/accion';
import { id } from '../core/id';
import { byInput } from '../core/tags';
import { commentBody, postComment } from './postComment';

export const commentPost = defineAccion({
  name: 'publicacion.comentar',
  module: 'posts',
  summary: 'Comenta una publicación.',
  method: 'POST',
  permission: 'POSTS.SHOW',
  scope: 'everyone',
  input: z.object({ postId: id, body: commentBody }),
  output: postComment,
  errors: ['no_encontrado', 'conflicto'],
  invalidates: [byInput('PostComment', 'postId'), byInput('Post', 'postId')],
  queueable: true,
});

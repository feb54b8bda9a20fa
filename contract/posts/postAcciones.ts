import { z } from 'zod';
import { defineAccion, done } from '../core/accion';
import { id, version } from '../core/id';
import { listInput, listOutput } from '../core/listInput';
import { byInput, each, list } from '../core/tags';
import { audience, post, reactionKind } from './post';
import { commentBody, postComment } from './postComment';
import { postFields } from './postFields';

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
  keptOffline: true,
});

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
  keptOffline: true,
});

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
  keptOffline: true,
});

export const countPostAudience = defineAccion({
  name: 'publicacion.contarDestinatarios',
  module: 'posts',
  summary: 'Cuántas personas verían una publicación dirigida a esas sedes, áreas o a todas.',
  method: 'GET',
  permission: 'POSTS.CREATE',
  scope: 'all',
  input: z.object({ audience }),
  /** Null: this role does not write for them. */
  output: z.object({ people: z.int().nullable() }),
});

export const archivePost = defineAccion({
  name: 'publicacion.archivar',
  module: 'posts',
  summary: 'Quita una publicación del muro sin borrarla.',
  method: 'POST',
  permission: 'POSTS.CREATE',
  scope: 'all',
  input: z.object({ id, version }),
  output: post,
  errors: ['no_encontrado', 'conflicto_version', 'conflicto'],
  invalidates: [list('Post'), byInput('Post')],
});

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

export const reactToPost = defineAccion({
  name: 'publicacion.reaccionar',
  module: 'posts',
  summary: 'Pone, cambia o quita (nulo) la propia reacción.',
  method: 'POST',
  permission: 'POSTS.SHOW',
  scope: 'everyone',
  input: z.object({ id, reaction: reactionKind.nullable() }),
  output: done,
  errors: ['no_encontrado', 'conflicto'],
  invalidates: [byInput('Post')],
  queueable: true,
});

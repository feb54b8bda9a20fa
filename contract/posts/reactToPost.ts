import { z } from 'zod';
import { defineAccion, done } from '../core/accion';
import { id } from '../core/id';
import { byInput } from '../core/tags';
import { reactionKind } from './post';

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

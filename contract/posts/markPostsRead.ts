import { z } from 'zod';
import { defineAccion } from '../core/accion';
import { id } from '../core/id';

export const markPostsRead = defineAccion({
  name: 'publicacion.marcarLeidas',
  module: 'posts',
  summary: 'Anota que la persona vio estas publicaciones.',
  method: 'POST',
  permission: 'POSTS.SHOW',
  scope: 'everyone',
  input: z.object({ ids: z.array(id).min(1).max(100) }),
  output: z.object({ marked: z.int() }),
  queueable: true,
});

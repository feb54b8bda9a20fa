import { z } from 'zod';
import { defineAccion } from '../core/accion';
import { day, id } from '../core/id';
import { list } from '../core/tags';

export const previewLeaving = defineAccion({
  name: 'persona.previsualizarBaja',
  module: 'users',
  summary: 'Qué se quedaría sin efecto si una persona trabajara hasta un día.',
  method: 'GET',
  permission: 'ADMIN.users',
  scope: 'all',
  input: z.object({ id, leaveDate: day }),
  /** How many of each have days after it. */
  output: z.object({
    granted: z.int(),
    asked: z.int(),
    news: z.int(),
  }),
  errors: ['no_encontrado'],
  provides: [list('Leave'), list('News'), list('Request')],
});

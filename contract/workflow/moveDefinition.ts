import { z } from 'zod';
import { defineAccion, done } from '../core/accion';
import { id } from '../core/id';
import { list } from '../core/tags';

export const moveDefinition = defineAccion({
  name: 'definicion.mover',
  module: 'workflow',
  summary: 'Cambia el orden: se mira antes o después que la de al lado.',
  method: 'POST',
  permission: 'ADMIN.settings',
  scope: 'all',
  input: z.object({ id, direction: z.enum(['up', 'down']) }),
  output: done,
  errors: ['no_encontrado'],
  invalidates: [list('Definition')],
});

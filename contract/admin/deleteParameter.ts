import { z } from 'zod';
import { defineAccion, done } from '../core/accion';
import { id } from '../core/id';
import { list } from '../core/tags';

export const deleteParameter = defineAccion({
  name: 'parametro.borrar',
  module: 'admin',
  summary: 'Quita un valor; vuelve a regir el anterior.',
  method: 'POST',
  permission: 'ADMIN.settings',
  scope: 'all',
  input: z.object({ id }),
  output: done,
  errors: ['no_encontrado', 'conflicto', 'periodo_cerrado'],
  invalidates: [list('Parameter')],
});

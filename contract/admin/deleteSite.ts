import { z } from 'zod';
import { defineAccion, done } from '../core/accion';
import { id } from '../core/id';
import { list } from '../core/tags';

export const deleteSite = defineAccion({
  name: 'sede.borrar',
  module: 'admin',
  summary: 'Borra una sede que no tiene áreas ni ningún registro.',
  method: 'POST',
  permission: 'ADMIN.settings',
  scope: 'all',
  input: z.object({ id }),
  output: done,
  errors: ['no_encontrado', 'conflicto'],
  invalidates: [list('Place')],
});

import { z } from 'zod';
import { defineAccion, done } from '../core/accion';
import { id } from '../core/id';
import { list } from '../core/tags';

export const deleteArea = defineAccion({
  name: 'area.borrar',
  module: 'admin',
  summary: 'Borra un área a la que no pertenece ninguna persona.',
  method: 'POST',
  permission: 'ADMIN.settings',
  scope: 'all',
  input: z.object({ id }),
  output: done,
  errors: ['no_encontrado', 'conflicto'],
  invalidates: [list('Place')],
});

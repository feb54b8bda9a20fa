import { z } from 'zod';
import { defineAccion, done } from '../core/accion';
import { id } from '../core/id';
import { list } from '../core/tags';

export const deleteRole = defineAccion({
  name: 'rol.borrar',
  module: 'admin',
  summary: 'Borra un rol que no tiene ninguna cuenta.',
  method: 'POST',
  permission: 'ADMIN.roles',
  scope: 'all',
  input: z.object({ id }),
  output: done,
  errors: ['no_encontrado', 'conflicto'],
  invalidates: [list('Role')],
});

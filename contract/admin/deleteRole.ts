import { z } from 'zod';
import { defineAccion, done } from '../accion';
import { id } from '../shared/id';
import { list } from '../tags';

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

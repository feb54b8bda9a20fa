import { z } from 'zod';
import { defineAccion, done } from '../core/accion';
import { id } from '../core/id';
import { list } from '../core/tags';

export const deleteView = defineAccion({
  name: 'vista.borrar',
  module: 'views',
  summary: 'Borra una vista propia; quien administra roles, también una compartida.',
  method: 'POST',
  permission: 'session',
  scope: 'own',
  input: z.object({ id }),
  output: done,
  errors: ['no_encontrado'],
  invalidates: [list('View')],
});

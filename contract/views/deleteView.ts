import { z } from 'zod';
import { defineAccion, done } from '../accion';
import { id } from '../shared/id';
import { list } from '../tags';

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

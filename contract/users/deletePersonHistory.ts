import { z } from 'zod';
import { defineAccion, done } from '../core/accion';
import { id, version } from '../core/id';
import { byInput, list } from '../core/tags';

export const deletePersonHistory = defineAccion({
  name: 'historia.borrar',
  module: 'users',
  summary: 'Quita un cambio de la historia de una persona; rige otra vez el anterior.',
  method: 'POST',
  permission: 'ADMIN.users',
  scope: 'all',
  sensitive: true,
  input: z.object({ personId: id, id, version }),
  output: done,
  errors: ['no_encontrado', 'conflicto', 'conflicto_version', 'periodo_cerrado'],
  invalidates: [list('Person'), byInput('Person', 'personId')],
});

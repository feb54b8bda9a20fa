import { z } from 'zod';
import { defineAccion, done } from '../core/accion';
import { id, version } from '../core/id';
import { byInput } from '../core/tags';

export const deleteDependant = defineAccion({
  name: 'familia.borrarFamiliar',
  module: 'users',
  summary: 'Quita un familiar que se cargó por error.',
  method: 'POST',
  permission: 'ADMIN.users',
  scope: 'all',
  sensitive: true,
  input: z.object({ personId: id, id, version }),
  output: done,
  errors: ['no_encontrado', 'conflicto_version'],
  invalidates: [byInput('Person', 'personId')],
});

import { defineAccion } from '../core/accion';
import { id, version } from '../core/id';
import { byInput } from '../core/tags';
import { dependant, dependantFields } from './family';

export const saveDependant = defineAccion({
  name: 'familia.guardarFamiliar',
  module: 'users',
  summary: 'Agrega o corrige un familiar a cargo de una persona.',
  method: 'POST',
  permission: 'ADMIN.users',
  scope: 'all',
  sensitive: true,
  input: dependantFields.extend({
    personId: id,
    id: id.optional(),
    version: version.optional(),
  }),
  output: dependant,
  errors: ['no_encontrado', 'conflicto_version'],
  invalidates: [byInput('Person', 'personId')],
});

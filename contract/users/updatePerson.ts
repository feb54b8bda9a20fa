import { defineAccion } from '../core/accion';
import { id, version } from '../core/id';
import { byInput, list } from '../core/tags';
import { effectField } from './effectField';
import { employee } from './employee';
import { personFields } from './personFields';

export const updatePerson = defineAccion({
  name: 'persona.editar',
  module: 'users',
  summary: 'Cambia los datos de una persona.',
  method: 'POST',
  permission: 'ADMIN.users',
  scope: 'all',
  input: personFields.extend({
    id,
    version,
    /** Since when position, area and manager hold, today unless said otherwise. */
    effectiveFrom: effectField.schema.optional(),
  }),
  output: employee,
  errors: ['no_encontrado', 'conflicto_version', 'conflicto', 'periodo_cerrado'],
  invalidates: [list('Person'), byInput('Person')],
});

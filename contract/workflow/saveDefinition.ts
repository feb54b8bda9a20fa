import { defineAccion } from '../core/accion';
import { id, version } from '../core/id';
import { list } from '../core/tags';
import { definition, definitionFields } from './definition';

export const saveDefinition = defineAccion({
  name: 'definicion.guardar',
  module: 'workflow',
  summary: 'Crea o cambia una definición; lo que ya se pidió sigue con la cadena con que se envió.',
  method: 'POST',
  permission: 'ADMIN.settings',
  scope: 'all',
  input: definitionFields.extend({ id: id.optional(), version: version.optional() }),
  output: definition,
  errors: ['no_encontrado', 'conflicto', 'conflicto_version'],
  invalidates: [list('Definition')],
});

import { defineAccion } from '../core/accion';
import { id, version } from '../core/id';
import { list } from '../core/tags';
import { parameterFields, parameterValue } from './parameter';

export const saveParameter = defineAccion({
  name: 'parametro.guardar',
  module: 'admin',
  summary:
    'Agrega un valor desde una fecha, o corrige uno; lo anterior sigue rigiendo hasta el día previo.',
  method: 'POST',
  permission: 'ADMIN.settings',
  scope: 'all',
  input: parameterFields.extend({ id: id.optional(), version: version.optional() }),
  output: parameterValue,
  errors: ['no_encontrado', 'conflicto', 'conflicto_version', 'periodo_cerrado'],
  invalidates: [list('Parameter')],
});

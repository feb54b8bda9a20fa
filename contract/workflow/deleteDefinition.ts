import { defineAccion, done } from '../core/accion';
import { list } from '../core/tags';
import { requestTarget } from './requestInput';

export const deleteDefinition = defineAccion({
  name: 'definicion.borrar',
  module: 'workflow',
  summary: 'Borra una definición; lo que ya se pidió sigue con la cadena con que se envió.',
  method: 'POST',
  permission: 'ADMIN.settings',
  scope: 'all',
  input: requestTarget,
  output: done,
  errors: ['no_encontrado', 'conflicto_version'],
  invalidates: [list('Definition')],
});

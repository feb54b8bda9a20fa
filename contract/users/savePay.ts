import { defineAccion } from '../core/accion';
import { id, version } from '../core/id';
import { byInput, list } from '../core/tags';
import { effectField } from './effectField';
import { payFields, personPay } from './personPay';

export const savePay = defineAccion({
  name: 'sueldo.guardar',
  module: 'users',
  summary: 'Cambia categoría, convenio y sueldo desde un día, y la cuenta bancaria.',
  method: 'POST',
  permission: 'ADMIN.users',
  scope: 'all',
  sensitive: true,
  input: payFields.extend({ personId: id, version, effectiveFrom: effectField.schema.optional() }),
  output: personPay,
  errors: ['no_encontrado', 'conflicto', 'conflicto_version', 'periodo_cerrado'],
  invalidates: [list('Person'), byInput('Person', 'personId')],
});

import { defineAccion } from '../core/accion';
import { id, version } from '../core/id';
import { list } from '../core/tags';
import { houseHoliday, houseHolidayFields } from './houseHoliday';

export const saveHouseHoliday = defineAccion({
  name: 'feriado.guardar',
  module: 'holidays',
  summary: 'Suma un feriado de la organización o de una sede, o marca que uno del país se trabaja.',
  method: 'POST',
  permission: ['HOLIDAYS.APPROVE', 'ADMIN.settings'],
  scope: 'all',
  input: houseHolidayFields.extend({ id: id.optional(), version: version.optional() }),
  output: houseHoliday,
  errors: ['no_encontrado', 'conflicto_version'],
  invalidates: [list('Holiday')],
});

import { z } from 'zod';
import { defineAccion, done } from '../core/accion';
import { id, version } from '../core/id';
import { list } from '../core/tags';

export const deleteHouseHoliday = defineAccion({
  name: 'feriado.borrar',
  module: 'holidays',
  summary: 'Quita un día propio del calendario.',
  method: 'POST',
  permission: ['HOLIDAYS.APPROVE', 'ADMIN.settings'],
  scope: 'all',
  input: z.object({ id, version }),
  output: done,
  errors: ['no_encontrado', 'conflicto_version'],
  invalidates: [list('Holiday')],
});

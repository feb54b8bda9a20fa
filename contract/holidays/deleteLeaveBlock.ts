import { z } from 'zod';
import { defineAccion, done } from '../accion';
import { id, version } from '../shared/id';
import { list } from '../tags';

export const deleteLeaveBlock = defineAccion({
  name: 'licencia.borrarBloqueo',
  module: 'holidays',
  summary: 'Vuelve a permitir vacaciones en fechas que estaban bloqueadas.',
  method: 'POST',
  permission: ['HOLIDAYS.APPROVE', 'ADMIN.settings'],
  scope: 'all',
  input: z.object({ id, version }),
  output: done,
  errors: ['no_encontrado', 'conflicto_version'],
  invalidates: [list('LeaveSetting')],
});

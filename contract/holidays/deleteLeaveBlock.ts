import { z } from 'zod';
import { defineAccion, done } from '../core/accion';
import { id, version } from '../core/id';
import { list } from '../core/tags';

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

import { z } from 'zod';
import { defineAccion, done, privateField } from '../core/accion';
import { id, version } from '../core/id';
import { reason } from '../core/reason';
import { byInput, list } from '../core/tags';

export const cancelLeave = defineAccion({
  name: 'licencia.cancelar',
  module: 'holidays',
  summary: 'Deja sin efecto una licencia aprobada que no empezó; los días vuelven al saldo.',
  method: 'POST',
  permission: ['HOLIDAYS.CREATE', 'HOLIDAYS.APPROVE'],
  scope: 'all',
  input: z.object({ id, version, reason: privateField(reason) }),
  output: done,
  errors: ['no_encontrado', 'conflicto', 'conflicto_version', 'periodo_cerrado'],
  invalidates: [list('Leave'), byInput('Leave'), list('Absence')],
});

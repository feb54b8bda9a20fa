import { z } from 'zod';
import { defineAccion, done, privateField } from '../core/accion';
import { day, id, version } from '../core/id';
import { reason } from '../core/reason';
import { byInput, list } from '../core/tags';

export const interruptLeave = defineAccion({
  name: 'licencia.interrumpir',
  module: 'holidays',
  summary: 'Termina antes una licencia que ya empezó; el resto de los días vuelve al saldo.',
  method: 'POST',
  permission: 'HOLIDAYS.APPROVE',
  scope: 'all',
  input: z.object({
    id,
    version,
    /** The last day that was really taken. */
    lastDay: day,
    reason: privateField(reason),
  }),
  output: done,
  errors: ['no_encontrado', 'conflicto', 'conflicto_version', 'periodo_cerrado'],
  invalidates: [list('Leave'), byInput('Leave'), list('Absence')],
});

import { z } from 'zod';
import { defineAccion, emptyInput, privateField } from '../core/accion';
import { id } from '../core/id';
import { reason } from '../core/reason';
import { list } from '../core/tags';
import { shiftRequest, swapColleague } from './shiftRequest';

const optionalReason = z
  .string()
  .trim()
  .max(300, 'El motivo admite hasta 300 caracteres.')
  .default('');

export const listShiftRequests = defineAccion({
  name: 'cambioTurno.listarPropios',
  module: 'schedules',
  summary: 'Los cambios de turno que pidió la persona y los que le pidieron, de los últimos días.',
  method: 'GET',
  permission: 'SCHEDULES',
  scope: 'own',
  input: emptyInput,
  output: z.object({ rows: z.array(shiftRequest) }),
  provides: [list('ShiftRequest'), list('Request')],
});

export const listSwapColleagues = defineAccion({
  name: 'cambioTurno.listarColegas',
  module: 'schedules',
  summary: 'Con quiénes se puede cambiar un turno propio, y los turnos de cada uno.',
  method: 'GET',
  permission: 'SCHEDULES',
  scope: 'own',
  input: z.object({ plannedId: id }),
  output: z.object({ rows: z.array(swapColleague) }),
  errors: ['no_encontrado', 'conflicto'],
  provides: [list('Roster')],
});

export const askSwap = defineAccion({
  name: 'cambioTurno.pedir',
  module: 'schedules',
  summary:
    'Le pide a un colega cambiar un turno por otro suyo, o que lo tome; después decide su jefe.',
  method: 'POST',
  permission: 'SCHEDULES',
  scope: 'own',
  input: z.object({
    plannedId: id,
    colleagueId: id,
    /** Left out: the colleague takes it and gives nothing back. */
    otherPlannedId: id.nullable().default(null),
    reason: privateField(optionalReason),
  }),
  output: z.object({ id }),
  errors: ['no_encontrado', 'conflicto', 'periodo_cerrado'],
  invalidates: [list('ShiftRequest')],
});

export const answerSwap = defineAccion({
  name: 'cambioTurno.responder',
  module: 'schedules',
  summary: 'Acepta o no el cambio de turno que pidió un colega; aceptado, pasa a quien lo aprueba.',
  method: 'POST',
  permission: 'SCHEDULES',
  scope: 'own',
  input: z.object({ id, agrees: z.boolean(), reason: privateField(optionalReason) }),
  output: z.object({ id }),
  errors: ['no_encontrado', 'conflicto', 'periodo_cerrado'],
  invalidates: [list('ShiftRequest'), list('Request')],
});

export const withdrawSwap = defineAccion({
  name: 'cambioTurno.retirar',
  module: 'schedules',
  summary: 'Retira un cambio propio que el colega todavía no respondió.',
  method: 'POST',
  permission: 'SCHEDULES',
  scope: 'own',
  input: z.object({ id }),
  output: z.object({ id }),
  errors: ['no_encontrado', 'conflicto'],
  invalidates: [list('ShiftRequest')],
});

export const askShiftChange = defineAccion({
  name: 'turnoDistinto.pedir',
  module: 'schedules',
  summary: 'Pide trabajar otro turno, o tener franco, en un día propio ya publicado.',
  method: 'POST',
  permission: 'SCHEDULES',
  scope: 'own',
  input: z.object({
    plannedId: id,
    /** Null: off on that day. */
    wantedShiftId: id.nullable(),
    reason: privateField(reason),
  }),
  output: z.object({ requestId: id }),
  errors: ['no_encontrado', 'conflicto', 'periodo_cerrado'],
  invalidates: [list('ShiftRequest'), list('Request')],
});

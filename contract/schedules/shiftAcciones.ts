import { z } from 'zod';
import { defineAccion, emptyInput } from '../core/accion';
import { clock, id, version } from '../core/id';
import { list } from '../core/tags';
import { rotation, rotationFields } from './rotation';
import { shift, shiftFields } from './shift';

const numbered = { id: id.optional(), version: version.optional() };

export const listShifts = defineAccion({
  name: 'turno.listar',
  module: 'schedules',
  summary: 'Los turnos que se pueden planificar, primero los que están en uso.',
  method: 'GET',
  permission: ['SCHEDULES', 'SCHEDULES.CREATE', 'ADMIN.settings'],
  scope: 'everyone',
  input: emptyInput,
  output: z.object({ rows: z.array(shift), edits: z.boolean() }),
  provides: [list('Shift')],
});

export const saveShift = defineAccion({
  name: 'turno.guardar',
  module: 'schedules',
  summary: 'Agrega un turno o lo cambia; lo que ya está planificado conserva sus horas.',
  method: 'POST',
  permission: ['SCHEDULES.CREATE', 'ADMIN.settings'],
  scope: 'all',
  input: shiftFields.extend(numbered),
  output: shift,
  errors: ['no_encontrado', 'conflicto', 'conflicto_version'],
  invalidates: [list('Shift')],
});

export const shiftOfHours = defineAccion({
  name: 'turno.deHoras',
  module: 'schedules',
  summary:
    'El turno que va de una hora a otra: el que ya hay, o uno nuevo con los valores de siempre.',
  method: 'POST',
  permission: 'SCHEDULES.CREATE',
  scope: 'all',
  input: z.object({
    startsAt: clock,
    /** Not after the start: it ends on the next day. */
    endsAt: clock,
  }),
  output: shift,
  invalidates: [list('Shift')],
});

export const listRotations = defineAccion({
  name: 'rotacion.listar',
  module: 'schedules',
  summary: 'Las rotaciones: sus días de turnos y francos, uno por uno.',
  method: 'GET',
  permission: ['SCHEDULES', 'SCHEDULES.CREATE', 'ADMIN.settings'],
  scope: 'everyone',
  input: emptyInput,
  output: z.object({ rows: z.array(rotation), edits: z.boolean() }),
  provides: [list('Rotation')],
});

export const saveRotation = defineAccion({
  name: 'rotacion.guardar',
  module: 'schedules',
  summary: 'Agrega una rotación o la cambia; los borradores que salieron de ella se rehacen.',
  method: 'POST',
  permission: ['SCHEDULES.CREATE', 'ADMIN.settings'],
  scope: 'all',
  input: rotationFields.extend(numbered),
  output: rotation,
  errors: ['no_encontrado', 'conflicto', 'conflicto_version'],
  invalidates: [list('Rotation'), list('Roster')],
});

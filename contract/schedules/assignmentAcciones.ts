import { z } from 'zod';
import { defineAccion, done } from '../core/accion';
import { day, id, version } from '../core/id';
import { listInput, listOutput } from '../core/listInput';
import { byInput, each, list } from '../core/tags';
import { assignment, assignmentFields } from './assignment';

export const listAssignments = defineAccion({
  name: 'asignacionHorario.listar',
  module: 'schedules',
  summary: 'Qué rotación tiene cada persona, área o sede, entre los que están al alcance.',
  method: 'GET',
  permission: 'SCHEDULES.CREATE',
  scope: 'all',
  input: listInput({
    sort: ['targetName', 'rotationName', 'fromDay', 'toDay'],
    filter: ['target', 'targetName', 'rotationId', 'fromDay', 'toDay', 'onHolidays'],
  }),
  output: listOutput(assignment),
  provides: [list('ShiftAssignment'), each('ShiftAssignment', 'rows')],
});

export const previewAssignment = defineAccion({
  name: 'asignacionHorario.simular',
  module: 'schedules',
  summary: 'Cuántos turnos en borrador va a planificar una asignación, y hasta cuándo.',
  method: 'GET',
  permission: 'SCHEDULES.CREATE',
  scope: 'all',
  input: assignmentFields.extend({ id: id.optional() }),
  output: z.object({ shifts: z.int(), people: z.int(), until: day }),
  errors: ['no_encontrado'],
  provides: [list('ShiftAssignment'), list('Roster')],
});

export const saveAssignment = defineAccion({
  name: 'asignacionHorario.guardar',
  module: 'schedules',
  summary: 'Asigna una rotación desde un día y planifica en borrador las semanas que vienen.',
  method: 'POST',
  permission: 'SCHEDULES.CREATE',
  scope: 'all',
  input: assignmentFields.extend({ id: id.optional(), version: version.optional() }),
  output: assignment,
  errors: ['no_encontrado', 'conflicto', 'conflicto_version'],
  invalidates: [list('ShiftAssignment'), list('Roster')],
});

export const deleteAssignment = defineAccion({
  name: 'asignacionHorario.borrar',
  module: 'schedules',
  summary: 'Borra una asignación de la que todavía no se publicó nada.',
  method: 'POST',
  permission: 'SCHEDULES.CREATE',
  scope: 'all',
  input: z.object({ id, version }),
  output: done,
  errors: ['no_encontrado', 'conflicto', 'conflicto_version'],
  invalidates: [list('ShiftAssignment'), byInput('ShiftAssignment'), list('Roster')],
});

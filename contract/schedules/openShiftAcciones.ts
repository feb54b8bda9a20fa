import { z } from 'zod';
import { defineAccion, done, emptyInput } from '../core/accion';
import { id, version } from '../core/id';
import { listInput, listOutput } from '../core/listInput';
import { byInput, each, list } from '../core/tags';
import { openShift, openShiftFields, shiftToTake } from './openShift';

export const listOpenShifts = defineAccion({
  name: 'turnoAbierto.listar',
  module: 'schedules',
  summary: 'Los turnos abiertos de las áreas al alcance, y quiénes los tomaron.',
  method: 'GET',
  permission: 'SCHEDULES.CREATE',
  scope: 'all',
  input: listInput({
    sort: ['day', 'areaName', 'shiftName', 'places'],
    filter: ['day', 'areaName', 'shiftName', 'places'],
  }),
  output: listOutput(openShift),
  provides: [list('OpenShift'), each('OpenShift', 'rows')],
});

export const saveOpenShift = defineAccion({
  name: 'turnoAbierto.guardar',
  module: 'schedules',
  summary: 'Ofrece un turno a un área para que lo tome quien pueda, o cambia lo que se ofrece.',
  method: 'POST',
  permission: 'SCHEDULES.CREATE',
  scope: 'all',
  input: openShiftFields.extend({ id: id.optional(), version: version.optional() }),
  output: openShift,
  errors: ['no_encontrado', 'conflicto', 'conflicto_version', 'periodo_cerrado'],
  invalidates: [list('OpenShift')],
});

export const deleteOpenShift = defineAccion({
  name: 'turnoAbierto.borrar',
  module: 'schedules',
  summary: 'Deja de ofrecer un turno que todavía no tomó nadie.',
  method: 'POST',
  permission: 'SCHEDULES.CREATE',
  scope: 'all',
  input: z.object({ id, version }),
  output: done,
  errors: ['no_encontrado', 'conflicto', 'conflicto_version'],
  invalidates: [list('OpenShift'), byInput('OpenShift')],
});

export const listShiftsToTake = defineAccion({
  name: 'turnoAbierto.listarParaTomar',
  module: 'schedules',
  summary: 'Los turnos abiertos del área propia que todavía se pueden tomar.',
  method: 'GET',
  permission: 'SCHEDULES',
  scope: 'own',
  input: emptyInput,
  output: z.object({ rows: z.array(shiftToTake) }),
  provides: [list('OpenShift')],
});

export const takeOpenShift = defineAccion({
  name: 'turnoAbierto.tomar',
  module: 'schedules',
  summary: 'Toma un turno abierto del área propia: queda publicado como un turno más.',
  method: 'POST',
  permission: 'SCHEDULES',
  scope: 'own',
  input: z.object({ id }),
  output: done,
  errors: ['no_encontrado', 'conflicto', 'periodo_cerrado'],
  invalidates: [list('OpenShift'), list('Roster')],
});

import { z } from 'zod';
import { defineAccion, done, emptyInput } from '../core/accion';
import { id, version } from '../core/id';
import { list } from '../core/tags';
import { areaMinimum, areaMinimumRecord } from './areaMinimum';
import { blockRange, leaveBlock, leaveBlockFields } from './leaveBlock';
import { leaveType, leaveTypeFields } from './leaveType';

export const listAreaMinimums = defineAccion({
  name: 'licencia.listarDotaciones',
  module: 'holidays',
  summary: 'Cuántas personas hacen falta como mínimo en cada área.',
  method: 'GET',
  permission: ['HOLIDAYS.APPROVE', 'ADMIN.settings'],
  scope: 'all',
  input: emptyInput,
  output: z.object({ rows: z.array(areaMinimum) }).meta({ id: 'AreaMinimumList' }),
  provides: [list('LeaveSetting'), list('Place')],
});

export const listLeaveBlocks = defineAccion({
  name: 'licencia.listarBloqueos',
  module: 'holidays',
  summary: 'Las fechas en las que no se toman vacaciones, desde hace un año en adelante.',
  method: 'GET',
  permission: ['HOLIDAYS', 'ADMIN.settings'],
  scope: 'everyone',
  input: emptyInput,
  output: z.object({ rows: z.array(leaveBlock) }).meta({ id: 'LeaveBlockList' }),
  provides: [list('LeaveSetting')],
});

export const listLeaveTypes = defineAccion({
  name: 'licencia.listarTipos',
  module: 'holidays',
  summary: 'Las licencias que se pueden pedir, cada una con sus reglas.',
  method: 'GET',
  permission: ['HOLIDAYS', 'ADMIN.settings'],
  scope: 'everyone',
  input: emptyInput,
  output: z
    .object({
      rows: z.array(leaveType),
      /** Whether the asker may change them. */
      edits: z.boolean(),
    })
    .meta({ id: 'LeaveTypeList' }),
  provides: [list('LeaveSetting')],
});

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

export const saveAreaMinimum = defineAccion({
  name: 'licencia.guardarDotacion',
  module: 'holidays',
  summary: 'Fija cuántas personas hacen falta como mínimo en un área, o deja de exigirlo.',
  method: 'POST',
  permission: ['HOLIDAYS.APPROVE', 'ADMIN.settings'],
  scope: 'all',
  input: z.object({
    areaId: id,
    // Always said: to let it go is a decision too.
    people: areaMinimumRecord.fields.people.schema.unwrap(),
    version: version.nullable(),
  }),
  output: done,
  errors: ['no_encontrado', 'conflicto_version'],
  invalidates: [list('LeaveSetting')],
});

export const saveLeaveBlock = defineAccion({
  name: 'licencia.guardarBloqueo',
  module: 'holidays',
  summary: 'Bloquea fechas para las vacaciones de un área, de una sede o de todos.',
  method: 'POST',
  permission: ['HOLIDAYS.APPROVE', 'ADMIN.settings'],
  scope: 'all',
  input: leaveBlockFields
    .extend({ id: id.optional(), version: version.optional() })
    .superRefine(blockRange),
  output: leaveBlock,
  errors: ['no_encontrado', 'conflicto_version'],
  invalidates: [list('LeaveSetting')],
});

export const saveLeaveType = defineAccion({
  name: 'licencia.guardarTipo',
  module: 'holidays',
  summary: 'Crea o cambia una licencia; lo ya pedido no cambia.',
  method: 'POST',
  permission: ['HOLIDAYS.APPROVE', 'ADMIN.settings'],
  scope: 'all',
  input: leaveTypeFields.extend({ id: id.optional(), version: version.optional() }),
  output: leaveType,
  errors: ['no_encontrado', 'conflicto_version'],
  invalidates: [list('LeaveSetting')],
});

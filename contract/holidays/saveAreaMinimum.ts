import { z } from 'zod';
import { defineAccion, done } from '../core/accion';
import { id, version } from '../core/id';
import { list } from '../core/tags';
import { areaMinimumRecord } from './areaMinimum';

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

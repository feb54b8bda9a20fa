import { z } from 'zod';
import { defineAccion, done } from '../core/accion';
import { id, version } from '../core/id';
import { list } from '../core/tags';

export const saveAreaMinimum = defineAccion({
  name: 'licencia.guardarDotacion',
  module: 'holidays',
  summary: 'Fija cuántas personas hacen falta como mínimo en un área, o deja de exigirlo.',
  method: 'POST',
  permission: ['HOLIDAYS.APPROVE', 'ADMIN.settings'],
  scope: 'all',
  input: z.object({
    areaId: id,
    people: z.int().min(1).max(1000).nullable(),
    version: version.nullable(),
  }),
  output: done,
  errors: ['no_encontrado', 'conflicto_version'],
  invalidates: [list('LeaveSetting')],
});

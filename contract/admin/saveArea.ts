import { z } from 'zod';
import { defineAccion } from '../core/accion';
import { id, version } from '../core/id';
import { list } from '../core/tags';
import { area, areaFields } from './area';

export const saveArea = defineAccion({
  name: 'area.guardar',
  module: 'admin',
  summary: 'Crea o cambia un área; si pasa a otra sede, su gente pasa con ella.',
  method: 'POST',
  permission: 'ADMIN.settings',
  scope: 'all',
  input: areaFields.extend({
    id: id.optional(),
    version: version.optional(),
    /** That its people work at another site from now on was read and wanted. */
    movePeople: z.boolean().default(false),
  }),
  output: area,
  errors: ['no_encontrado', 'conflicto', 'conflicto_version', 'periodo_cerrado'],
  invalidates: [list('Place'), list('Person')],
});

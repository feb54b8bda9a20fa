import { z } from 'zod';
import { defineAccion } from '../core/accion';
import { list } from '../core/tags';
import { conditionChoice } from './condition';

export const searchConditionRecords = defineAccion({
  name: 'definicion.buscarValores',
  module: 'workflow',
  summary: 'Los registros por los que puede preguntar una condición, buscados por su nombre.',
  method: 'GET',
  permission: 'ADMIN.settings',
  scope: 'all',
  input: z.object({
    type: z.string().min(1).max(40),
    field: z.string().min(1).max(40),
    search: z.string().trim().max(100).default(''),
    /** Only this one, to know its name. */
    value: z.string().max(100).optional(),
  }),
  output: z.object({ rows: z.array(conditionChoice) }),
  provides: [list('Customer')],
});

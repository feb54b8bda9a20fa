import { z } from 'zod';
import { defineAccion, emptyInput } from '../core/accion';
import { id } from '../core/id';
import { list } from '../core/tags';
import { conditionChoice } from './condition';
import { definition } from './definition';

export const listDefinitions = defineAccion({
  name: 'definicion.listar',
  module: 'workflow',
  summary: 'Quién aprueba qué, en el orden en que se mira, y los roles que pueden decidir.',
  method: 'GET',
  permission: 'ADMIN.settings',
  scope: 'all',
  input: emptyInput,
  output: z.object({
    rows: z.array(definition),
    /** Only who has the inbox decides: `decides` says whether this role does. */
    roles: z.array(z.object({ id, name: z.string(), decides: z.boolean() })),
    /** How the records are called that their conditions name. */
    records: z.array(conditionChoice.extend({ type: z.string(), field: z.string() })),
  }),
  provides: [list('Definition'), list('Role'), list('Customer')],
});

import { z } from 'zod';
import { defineAccion, emptyInput } from '../accion';
import { list } from '../tags';
import { definition } from './definition';

export const listDefinitions = defineAccion({
  name: 'definicion.listar',
  module: 'workflow',
  summary: 'Quién aprueba qué, en el orden en que se mira.',
  method: 'GET',
  permission: 'ADMIN.settings',
  scope: 'all',
  input: emptyInput,
  output: z.object({ rows: z.array(definition) }),
  provides: [list('Definition')],
});

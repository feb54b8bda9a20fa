import { z } from 'zod';
import { defineAccion, emptyInput } from '../core/accion';
import { list } from '../core/tags';
import { delegation } from './delegation';

export const listDelegations = defineAccion({
  name: 'delegacion.listar',
  module: 'workflow',
  summary: 'Las delegaciones que la persona dio o recibió y no terminaron.',
  method: 'GET',
  permission: 'WORKFLOW',
  scope: 'everyone',
  input: emptyInput,
  output: z.object({ rows: z.array(delegation) }),
  provides: [list('Delegation')],
  whileViewing: 'hidden',
});

import { z } from 'zod';
import { defineAccion, done, emptyInput } from '../core/accion';
import { id } from '../core/id';
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

export const endDelegation = defineAccion({
  name: 'delegacion.terminar',
  module: 'workflow',
  summary: 'Termina una delegación dada.',
  method: 'POST',
  permission: 'WORKFLOW',
  scope: 'everyone',
  input: z.object({ id }),
  output: done,
  errors: ['no_encontrado'],
  invalidates: [list('Delegation'), list('Request')],
});

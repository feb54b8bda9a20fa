import { z } from 'zod';
import { defineAccion, done } from '../core/accion';
import { id } from '../core/id';
import { list } from '../core/tags';

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

import { z } from 'zod';
import { defineAccion, done } from '../core/accion';
import { dayRange } from '../core/dayRange';
import { day, id } from '../core/id';
import { list } from '../core/tags';

export const createDelegation = defineAccion({
  name: 'delegacion.crear',
  module: 'workflow',
  summary: 'Deja que otra persona decida en nombre propio entre dos días.',
  method: 'POST',
  permission: 'WORKFLOW',
  scope: 'everyone',
  input: z
    .object({ personId: id, fromDay: day, untilDay: day })
    .superRefine(dayRange(1096, ['fromDay', 'untilDay'])),
  output: done,
  errors: ['no_encontrado', 'conflicto'],
  invalidates: [list('Delegation'), list('Request')],
});

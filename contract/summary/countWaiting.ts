import { z } from 'zod';
import { defineAccion, emptyInput } from '../core/accion';
import { list } from '../core/tags';

export const countWaiting = defineAccion({
  name: 'resumen.contarPendientes',
  module: 'summary',
  summary: 'Cuánto espera la decisión de quien pregunta, por tipo de pedido.',
  method: 'GET',
  permission: 'WORKFLOW',
  scope: 'everyone',
  input: emptyInput,
  output: z.object({
    rows: z.array(
      z.object({ type: z.string(), label: z.string(), waiting: z.int(), late: z.int() }),
    ),
  }),
  provides: [list('Request'), list('Delegation')],
  whileViewing: 'hidden',
});

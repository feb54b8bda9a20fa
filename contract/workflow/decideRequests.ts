import { z } from 'zod';
import { defineAccion } from '../core/accion';
import { bulkOutput, rowSelection } from '../core/bulk';
import { instant } from '../core/id';
import { list } from '../core/tags';
import { listWaiting } from './listWaiting';
import { decisionReason } from './requestInput';

export const decideRequests = defineAccion({
  name: 'solicitud.decidirVarias',
  module: 'workflow',
  summary: 'Aprueba o rechaza muchas solicitudes a la vez, con un resultado por cada una.',
  method: 'POST',
  permission: 'WORKFLOW',
  scope: 'everyone',
  input: z.object({
    selection: rowSelection(listWaiting.input),
    decision: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('approve') }),
      z.object({ kind: z.literal('reject'), reason: decisionReason }),
    ]),
    /** When the list was read: what changed since is refused, for nobody decides what they did not see. */
    seenAt: instant,
  }),
  output: bulkOutput,
  invalidates: [list('Request'), list('Job')],
});

import { z } from 'zod';
import { defineAccion, emptyInput } from '../core/accion';
import { bulkOutput, rowSelection } from '../core/bulk';
import { id, instant } from '../core/id';
import { listInput, listOutput } from '../core/listInput';
import { money } from '../core/money';
import { byInput, each, list } from '../core/tags';
import { conditionField } from './condition';
import { request, requestDetail, waitingRequest } from './request';
import { decisionNote, decisionReason, requestTarget } from './requestInput';

export const listMyRequests = defineAccion({
  name: 'solicitud.listarMias',
  module: 'workflow',
  summary: 'Lo que pidió la persona, y lo que alguien pidió en su nombre.',
  method: 'GET',
  permission: 'session',
  scope: 'everyone',
  input: listInput({ sort: ['submittedAt', 'type', 'state'], filter: ['type', 'state'] }),
  output: listOutput(request),
  provides: [list('Request'), each('Request', 'rows')],
  whileViewing: 'hidden',
});

export const listRequestTypes = defineAccion({
  name: 'solicitud.listarTipos',
  module: 'workflow',
  summary: 'Qué se puede pedir, y en qué se puede fijar quien define las aprobaciones.',
  method: 'GET',
  permission: 'session',
  scope: 'everyone',
  input: emptyInput,
  output: z.object({
    rows: z.array(
      z.object({
        type: z.string(),
        label: z.string(),
        fields: z.array(conditionField),
        /** The people who decide where no definition holds, in words. */
        otherwise: z.string(),
      }),
    ),
  }),
  // Sites, areas and the kinds of leave and of novelty are among the choices.
  provides: [list('Place'), list('LeaveSetting'), list('NewsType')],
});

export const listWaiting = defineAccion({
  name: 'solicitud.listarPendientes',
  module: 'workflow',
  summary: 'Lo que espera la decisión de quien pregunta, propia o por delegación.',
  method: 'GET',
  permission: 'WORKFLOW',
  scope: 'everyone',
  input: listInput({
    sort: ['submittedAt', 'dueAt', 'type', 'ownerName'],
    filter: ['type', 'ownerId', 'siteId', 'areaId', 'submittedAt', 'late'],
  }),
  output: listOutput(waitingRequest),
  provides: [list('Request'), each('Request', 'rows')],
  whileViewing: 'hidden',
});

export const getRequest = defineAccion({
  name: 'solicitud.obtener',
  module: 'workflow',
  summary: 'Una solicitud con lo que hace falta para decidirla, su cadena y su historia.',
  method: 'GET',
  permission: 'session',
  scope: 'everyone',
  input: z.object({ id }),
  output: requestDetail,
  errors: ['no_encontrado'],
  // The facts that help to decide speak of the others too: who else is away, how many would be left.
  provides: [byInput('Request'), list('Request'), list('Leave')],
  whileViewing: 'hidden',
});

export const approveRequest = defineAccion({
  name: 'solicitud.aprobar',
  module: 'workflow',
  summary: 'Aprueba el paso que espera; el último paso hace lo pedido.',
  method: 'POST',
  permission: 'WORKFLOW',
  scope: 'everyone',
  input: requestTarget.extend({ note: decisionNote.default('') }),
  output: requestDetail,
  errors: ['no_encontrado', 'conflicto', 'conflicto_version', 'periodo_cerrado'],
  invalidates: [list('Request'), byInput('Request')],
});

export const cancelRequest = defineAccion({
  name: 'solicitud.cancelar',
  module: 'workflow',
  summary: 'Retira una solicitud propia que nadie terminó de decidir.',
  method: 'POST',
  permission: 'session',
  scope: 'everyone',
  input: requestTarget,
  output: requestDetail,
  errors: ['no_encontrado', 'conflicto', 'conflicto_version'],
  invalidates: [list('Request'), byInput('Request')],
});

export const cutRequest = defineAccion({
  name: 'solicitud.recortar',
  module: 'workflow',
  summary: 'Quien decide concede menos de un importe que se pide, con motivo, o todo de nuevo.',
  method: 'POST',
  permission: 'WORKFLOW',
  scope: 'everyone',
  input: requestTarget.extend({
    partId: id,
    granted: money,
    /** Asked for wherever less is granted. */
    reason: decisionNote.default(''),
  }),
  output: requestDetail,
  errors: ['no_encontrado', 'conflicto', 'conflicto_version'],
  invalidates: [list('Request'), byInput('Request')],
});

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

export const rejectRequest = defineAccion({
  name: 'solicitud.rechazar',
  module: 'workflow',
  summary: 'Rechaza la solicitud, con motivo.',
  method: 'POST',
  permission: 'WORKFLOW',
  scope: 'everyone',
  input: requestTarget.extend({ reason: decisionReason }),
  output: requestDetail,
  errors: ['no_encontrado', 'conflicto', 'conflicto_version'],
  invalidates: [list('Request'), byInput('Request')],
});

export const returnRequest = defineAccion({
  name: 'solicitud.devolver',
  module: 'workflow',
  summary: 'Pide cambios: la solicitud vuelve a quien la hizo.',
  method: 'POST',
  permission: 'WORKFLOW',
  scope: 'everyone',
  input: requestTarget.extend({ reason: decisionReason }),
  output: requestDetail,
  errors: ['no_encontrado', 'conflicto', 'conflicto_version'],
  invalidates: [list('Request'), byInput('Request')],
});

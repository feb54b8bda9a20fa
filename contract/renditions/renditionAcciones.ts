import { z } from 'zod';
import { defineAccion, privateField } from '../core/accion';
import { bulkOutput, rowSelection } from '../core/bulk';
import { day, id, version } from '../core/id';
import { listInput, listOutput } from '../core/listInput';
import { reason } from '../core/reason';
import { byInput, each, list } from '../core/tags';
import { renditionDetail, renditionFields, renditionRow } from './rendition';

export const listRenditions = defineAccion({
  name: 'rendicion.listar',
  module: 'renditions',
  summary: 'Las rendiciones propias y las de quienes están al alcance, con su anticipo.',
  method: 'GET',
  permission: 'RENDITIONS',
  scope: 'all',
  sensitive: true,
  input: listInput({
    sort: [
      'personName',
      'docket',
      'title',
      'trip',
      'paid',
      'spent',
      'sanctioned',
      'balance',
      'state',
      'settledOn',
      'siteName',
      'areaName',
      'createdAt',
    ],
    filter: [
      'personId',
      'personName',
      'docket',
      'title',
      'trip',
      'paid',
      'spent',
      'sanctioned',
      'balance',
      'state',
      'settledBy',
      'settledOn',
      /** The days of its expenses. */
      'spentOn',
      'siteId',
      'areaId',
      'mine',
      'createdAt',
    ],
  }),
  output: listOutput(renditionRow),
  provides: [list('Rendition'), each('Rendition', 'rows')],
});

export const getRendition = defineAccion({
  name: 'rendicion.obtener',
  module: 'renditions',
  summary: 'Una rendición con sus gastos, su historia y lo que se puede hacer con ella.',
  method: 'GET',
  permission: 'RENDITIONS',
  scope: 'all',
  sensitive: true,
  input: z.object({ id }),
  output: renditionDetail,
  errors: ['no_encontrado'],
  provides: [byInput('Rendition')],
  // Receipts are added on the way, with or without network.
  keptOffline: true,
});

export const openRendition = defineAccion({
  name: 'rendicion.abrir',
  module: 'renditions',
  summary: 'Pide un anticipo de gastos; sin importe, abre una rendición que se paga entera.',
  method: 'POST',
  permission: 'RENDITIONS',
  scope: 'own',
  input: renditionFields,
  output: z.object({ id }),
  errors: ['conflicto'],
  invalidates: [list('Rendition'), list('Request')],
});

export const resendRendition = defineAccion({
  name: 'rendicion.corregir',
  module: 'renditions',
  summary: 'Corrige un pedido de anticipo devuelto y lo manda de nuevo.',
  method: 'POST',
  permission: 'RENDITIONS',
  scope: 'own',
  input: renditionFields.extend({ id, version }),
  output: renditionDetail,
  errors: ['no_encontrado', 'conflicto', 'conflicto_version'],
  invalidates: [byInput('Rendition'), list('Rendition'), list('Request')],
});

export const handInRendition = defineAccion({
  name: 'rendicion.presentar',
  module: 'renditions',
  summary: 'Presenta la rendición con todos sus gastos a quien la aprueba.',
  method: 'POST',
  permission: 'RENDITIONS',
  scope: 'own',
  input: z.object({ id, version }),
  output: renditionDetail,
  errors: ['no_encontrado', 'conflicto', 'conflicto_version'],
  invalidates: [byInput('Rendition'), list('Rendition'), list('Request')],
});

export const withdrawRendition = defineAccion({
  name: 'rendicion.cancelar',
  module: 'renditions',
  summary:
    'Retira lo que nadie terminó de decidir; una rendición sin anticipo pagado queda cancelada, y el anticipo aprobado no se paga.',
  method: 'POST',
  permission: 'RENDITIONS',
  scope: 'own',
  input: z.object({ id, version }),
  output: renditionDetail,
  errors: ['no_encontrado', 'conflicto', 'conflicto_version'],
  invalidates: [byInput('Rendition'), list('Rendition'), list('Request')],
});

export const payRenditions = defineAccion({
  name: 'rendicion.pagarVarias',
  module: 'renditions',
  summary:
    'Marca anticipos pagados y saldos pagados o devueltos fuera del sueldo, vuelve atrás esa marca, o deja sin efecto anticipos aprobados que nadie pagó.',
  method: 'POST',
  permission: 'RENDITIONS',
  scope: 'all',
  sensitive: true,
  input: z.object({
    selection: rowSelection(listRenditions.input),
    move: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('pay'), paidOn: day }),
      z.object({ kind: z.literal('unpay'), reason: privateField(reason) }),
      z.object({ kind: z.literal('callOff'), reason: privateField(reason) }),
    ]),
  }),
  output: bulkOutput,
  errors: ['conflicto'],
  invalidates: [list('Rendition'), list('Job')],
});

import { z } from 'zod';
import { defineAccion, privateField } from '../core/accion';
import { bulkOutput, rowSelection } from '../core/bulk';
import { day, id, version } from '../core/id';
import { listInput, listOutput } from '../core/listInput';
import { reason } from '../core/reason';
import { byInput, each, list } from '../core/tags';
import { expenseFields, receiptFile } from '../expenses/expense';
import { reimbursementDetail, reimbursementRow } from './reimbursement';

export const listReimbursements = defineAccion({
  name: 'reintegro.listar',
  module: 'reimbursements',
  summary: 'Los reintegros propios y los de quienes están al alcance.',
  method: 'GET',
  permission: 'REIMBURSEMENTS',
  scope: 'all',
  sensitive: true,
  input: listInput({
    sort: [
      'personName',
      'docket',
      'day',
      'categoryName',
      'amount',
      'granted',
      'paid',
      'state',
      'trip',
      'paidOn',
      'siteName',
      'areaName',
      'createdAt',
    ],
    filter: [
      'personId',
      'personName',
      'docket',
      'categoryId',
      'day',
      'amount',
      'granted',
      'paid',
      'state',
      'trip',
      'paidBy',
      'paidOn',
      'siteId',
      'areaId',
      'hasReceipt',
      'mine',
      'createdAt',
    ],
  }),
  output: listOutput(reimbursementRow),
  provides: [list('Reimbursement'), each('Reimbursement', 'rows')],
});

export const getReimbursement = defineAccion({
  name: 'reintegro.obtener',
  module: 'reimbursements',
  summary: 'Un reintegro con su comprobante, su historia y lo que se puede hacer con él.',
  method: 'GET',
  permission: 'REIMBURSEMENTS',
  scope: 'all',
  sensitive: true,
  input: z.object({ id }),
  output: reimbursementDetail,
  errors: ['no_encontrado'],
  provides: [byInput('Reimbursement')],
});

export const askReimbursement = defineAccion({
  name: 'reintegro.pedir',
  module: 'reimbursements',
  summary:
    'Pide que devuelvan un gasto, con su comprobante; sin conexión espera en el dispositivo.',
  method: 'POST',
  permission: 'REIMBURSEMENTS',
  scope: 'own',
  input: expenseFields.extend({ file: receiptFile }),
  output: z.object({ id: z.int() }),
  errors: ['conflicto', 'archivo_grande', 'archivo_tipo', 'sin_espacio'],
  invalidates: [list('Reimbursement'), list('Request')],
  queueable: true,
});

export const resendReimbursement = defineAccion({
  name: 'reintegro.corregir',
  module: 'reimbursements',
  summary:
    'Corrige un reintegro devuelto y lo manda de nuevo; sin otro comprobante queda el que tenía.',
  method: 'POST',
  permission: 'REIMBURSEMENTS',
  scope: 'own',
  input: expenseFields.extend({ id, version, file: receiptFile }),
  output: reimbursementDetail,
  errors: [
    'no_encontrado',
    'conflicto',
    'conflicto_version',
    'archivo_grande',
    'archivo_tipo',
    'sin_espacio',
  ],
  invalidates: [byInput('Reimbursement'), list('Reimbursement'), list('Request')],
});

export const withdrawReimbursement = defineAccion({
  name: 'reintegro.cancelar',
  module: 'reimbursements',
  summary: 'Retira un reintegro propio que nadie terminó de decidir.',
  method: 'POST',
  permission: 'REIMBURSEMENTS',
  scope: 'own',
  input: z.object({ id, version }),
  output: reimbursementDetail,
  errors: ['no_encontrado', 'conflicto', 'conflicto_version'],
  invalidates: [byInput('Reimbursement'), list('Reimbursement'), list('Request')],
});

export const payReimbursements = defineAccion({
  name: 'reintegro.pagarVarios',
  module: 'reimbursements',
  summary: 'Marca reintegros como pagados por transferencia, o vuelve atrás esa marca.',
  method: 'POST',
  permission: 'REIMBURSEMENTS',
  scope: 'all',
  sensitive: true,
  input: z.object({
    selection: rowSelection(listReimbursements.input),
    move: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('pay'), paidOn: day }),
      z.object({ kind: z.literal('unpay'), reason: privateField(reason) }),
    ]),
  }),
  output: bulkOutput,
  errors: ['conflicto'],
  invalidates: [list('Reimbursement'), list('Job')],
});

import { z } from 'zod';
import { defineAccion, done, privateField } from '../core/accion';
import { bulkOutput, rowSelection } from '../core/bulk';
import { day, fileHash, id, version } from '../core/id';
import { listOutput, privateListInput } from '../core/listInput';
import { byInput, list } from '../core/tags';
import { receiptRow } from './receipt';

export const listReceipts = defineAccion({
  name: 'recibo.listar',
  module: 'receipts',
  summary: 'Los recibos propios; a quien sigue las firmas, los de todos.',
  method: 'GET',
  permission: ['RECEIPTS', 'LIQUIDATION.SHOW'],
  scope: 'all',
  sensitive: true,
  input: privateListInput({
    sort: [
      'period',
      'personName',
      'docket',
      'state',
      'dueOn',
      'publishedAt',
      'openedAt',
      'doneAt',
      'siteName',
      'areaName',
    ],
    filter: [
      'mine',
      'toSign',
      'unanswered',
      'batchId',
      'period',
      'kind',
      'state',
      'overdue',
      'dueOn',
      'publishedAt',
      'openedAt',
      'doneAt',
      'personId',
      'personName',
      'docket',
      'siteId',
      'areaId',
    ],
  }),
  output: listOutput(receiptRow),
  provides: [list('Receipt')],
  keptOffline: { filters: [{ field: 'mine', operator: 'is', value: true }] },
});

export const getReceipt = defineAccion({
  name: 'recibo.obtener',
  module: 'receipts',
  summary: 'Un recibo: su archivo, si se firmó y lo que se respondió.',
  method: 'GET',
  permission: ['RECEIPTS', 'LIQUIDATION.SHOW'],
  scope: 'all',
  sensitive: true,
  input: z.object({ id }),
  output: receiptRow,
  errors: ['no_encontrado'],
  provides: [byInput('Receipt'), list('Receipt')],
});

export const openReceipt = defineAccion({
  name: 'recibo.abrir',
  module: 'receipts',
  summary: 'Deja dicho que su persona vio el recibo; solo cuenta la primera vez.',
  method: 'POST',
  permission: 'RECEIPTS',
  scope: 'own',
  sensitive: true,
  input: z.object({ id }),
  output: done,
  errors: ['no_encontrado'],
  invalidates: [list('Receipt')],
  queueable: true,
});

export const remindReceipts = defineAccion({
  name: 'recibo.recordar',
  module: 'receipts',
  summary:
    'Les recuerda a muchas personas el recibo que les falta firmar, una vez por día a cada una.',
  method: 'POST',
  permission: 'LIQUIDATION.APPROVE',
  scope: 'all',
  sensitive: true,
  input: z.object({ selection: privateField(rowSelection(listReceipts.input)) }),
  output: bulkOutput,
  errors: ['sin_permiso'],
  invalidates: [list('Receipt'), list('Job')],
});

export const replaceReceipt = defineAccion({
  name: 'recibo.reemplazar',
  module: 'receipts',
  summary: 'Da otro recibo en lugar de uno; el anterior queda, y el nuevo lo nombra.',
  method: 'POST',
  permission: 'LIQUIDATION.APPROVE',
  scope: 'all',
  sensitive: true,
  input: z.object({
    id,
    version,
    file: privateField(fileHash),
    dueOn: day,
    /** The sender looked at a PDF that does not say whose it is, and says that it is this person's. */
    evenSo: z.boolean().default(false),
  }),
  output: receiptRow,
  errors: [
    'no_encontrado',
    'sin_permiso',
    'conflicto',
    'conflicto_version',
    'archivo_tipo',
    'otra_persona',
    'otro_periodo',
    'sin_nombre',
  ],
  invalidates: [list('Receipt'), list('ReceiptBatch')],
});

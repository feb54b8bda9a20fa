import { defineAccion } from '../core/accion';
import { listOutput, privateListInput } from '../core/listInput';
import { list } from '../core/tags';
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
});

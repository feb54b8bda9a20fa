import { defineAccion } from '../core/accion';
import { listInput, listOutput } from '../core/listInput';
import { list } from '../core/tags';
import { receiptBatch } from './receiptBatch';

export const listReceiptBatches = defineAccion({
  name: 'loteRecibos.listar',
  module: 'receipts',
  summary: 'Los lotes de recibos que se están preparando y los que ya se publicaron.',
  method: 'GET',
  permission: 'LIQUIDATION.APPROVE',
  scope: 'all',
  sensitive: true,
  input: listInput({ sort: ['createdAt', 'period'], filter: ['state', 'period', 'kind'] }),
  output: listOutput(receiptBatch),
  provides: [list('ReceiptBatch')],
});

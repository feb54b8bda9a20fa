import { defineAccion, privateField } from '../core/accion';
import { list } from '../core/tags';
import { receiptBatch, receiptBatchFields, receiptBatchFiles } from './receiptBatch';

export const createReceiptBatch = defineAccion({
  name: 'loteRecibos.crear',
  module: 'receipts',
  summary: 'Lee los recibos que dio el sistema de sueldos y busca de quién es cada uno.',
  method: 'POST',
  permission: 'LIQUIDATION.APPROVE',
  scope: 'all',
  sensitive: true,
  input: receiptBatchFields.extend({ files: privateField(receiptBatchFiles) }),
  output: receiptBatch,
  errors: ['sin_permiso'],
  invalidates: [list('ReceiptBatch'), list('Job')],
});

import { z } from 'zod';
import { defineAccion } from '../core/accion';
import { id, version } from '../core/id';
import { list } from '../core/tags';
import { receiptRecord, receiptRow } from './receipt';

export const answerReceipt = defineAccion({
  name: 'recibo.responder',
  module: 'receipts',
  summary: 'Responde a quien firmó en disconformidad.',
  method: 'POST',
  permission: 'DISAGREEMENT',
  scope: 'all',
  sensitive: true,
  input: z.object({ id, version, answer: receiptRecord.fields.answer.schema }),
  output: receiptRow,
  errors: ['no_encontrado', 'sin_permiso', 'conflicto', 'conflicto_version'],
  invalidates: [list('Receipt'), list('ReceiptBatch')],
});

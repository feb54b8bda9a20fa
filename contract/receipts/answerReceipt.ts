import { z } from 'zod';
import { defineAccion, privateField } from '../core/accion';
import { id, version } from '../core/id';
import { list } from '../core/tags';
import { receiptRow } from './receipt';

export const receiptAnswer = privateField(
  z.string().trim().min(3, 'Escribí la respuesta.').max(1000, 'Usá como mucho 1.000 caracteres.'),
);

export const answerReceipt = defineAccion({
  name: 'recibo.responder',
  module: 'receipts',
  summary: 'Responde a quien firmó en disconformidad.',
  method: 'POST',
  permission: 'DISAGREEMENT',
  scope: 'all',
  sensitive: true,
  input: z.object({ id, version, answer: receiptAnswer }),
  output: receiptRow,
  errors: ['no_encontrado', 'sin_permiso', 'conflicto', 'conflicto_version'],
  invalidates: [list('Receipt'), list('ReceiptBatch')],
});

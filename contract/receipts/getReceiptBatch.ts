import { z } from 'zod';
import { defineAccion } from '../core/accion';
import { id } from '../core/id';
import { byInput, list } from '../core/tags';
import { receiptBatch } from './receiptBatch';

export const getReceiptBatch = defineAccion({
  name: 'loteRecibos.obtener',
  module: 'receipts',
  summary: 'Un lote de recibos: cuántos se reconocieron y en qué está.',
  method: 'GET',
  permission: 'LIQUIDATION.APPROVE',
  scope: 'all',
  sensitive: true,
  input: z.object({ id }),
  output: receiptBatch,
  errors: ['no_encontrado'],
  provides: [byInput('ReceiptBatch'), list('ReceiptBatch')],
});

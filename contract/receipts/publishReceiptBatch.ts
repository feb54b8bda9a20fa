import { z } from 'zod';
import { defineAccion } from '../accion';
import { id, version } from '../shared/id';
import { list } from '../tags';
import { receiptBatch } from './receiptBatch';

export const publishReceiptBatch = defineAccion({
  name: 'loteRecibos.publicar',
  module: 'receipts',
  summary: 'Publica los recibos reconocidos de un lote: cada persona recibe el suyo para firmar.',
  method: 'POST',
  permission: 'LIQUIDATION.APPROVE',
  scope: 'all',
  sensitive: true,
  input: z.object({ id, version }),
  output: receiptBatch,
  errors: ['no_encontrado', 'conflicto', 'conflicto_version'],
  invalidates: [list('ReceiptBatch'), list('Job')],
});

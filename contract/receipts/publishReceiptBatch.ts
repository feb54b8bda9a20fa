import { z } from 'zod';
import { defineAccion } from '../core/accion';
import { id, version } from '../core/id';
import { list } from '../core/tags';
import { receiptBatch } from './receiptBatch';

export const publishReceiptBatch = defineAccion({
  name: 'loteRecibos.publicar',
  module: 'receipts',
  summary: 'Publica los recibos reconocidos de un lote: cada persona recibe el suyo para firmar.',
  method: 'POST',
  permission: 'LIQUIDATION.APPROVE',
  scope: 'all',
  sensitive: true,
  /** `undecided`: how many, doubtful or nobody's, stay unpublished with the knowledge of who publishes. */
  input: z.object({ id, version, undecided: z.int().min(0).default(0) }),
  output: receiptBatch,
  errors: ['no_encontrado', 'conflicto', 'conflicto_version'],
  invalidates: [list('ReceiptBatch'), list('Job')],
});

import { z } from 'zod';
import { defineAccion } from '../core/accion';
import { id, version } from '../core/id';
import { list } from '../core/tags';
import { receiptPiece } from './receiptBatch';

export const splitReceiptPiece = defineAccion({
  name: 'loteRecibos.separarHojas',
  module: 'receipts',
  summary:
    'Separa las hojas de un recibo, desde una de ellas, en otro que hay que decir de quién es.',
  method: 'POST',
  permission: 'LIQUIDATION.APPROVE',
  scope: 'all',
  sensitive: true,
  /** The first page of the new one. */
  input: z.object({ id, version, fromPage: z.int().min(2) }),
  output: receiptPiece,
  errors: ['no_encontrado', 'conflicto', 'conflicto_version'],
  invalidates: [list('ReceiptBatch')],
});

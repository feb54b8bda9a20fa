import { z } from 'zod';
import { defineAccion } from '../core/accion';
import { id, version } from '../core/id';
import { list } from '../core/tags';
import { receiptPiece } from './receiptBatch';

export const joinReceiptPiece = defineAccion({
  name: 'loteRecibos.unirHojas',
  module: 'receipts',
  summary: 'Agrega las hojas de una parte al recibo que está justo antes en el mismo archivo.',
  method: 'POST',
  permission: 'LIQUIDATION.APPROVE',
  scope: 'all',
  sensitive: true,
  /** `beforeVersion`: of the slip before, as whoever joins them saw it. */
  input: z.object({ id, version, beforeVersion: version }),
  /** The slip before, with its new pages. */
  output: receiptPiece,
  errors: ['no_encontrado', 'conflicto', 'conflicto_version'],
  invalidates: [list('ReceiptBatch')],
});

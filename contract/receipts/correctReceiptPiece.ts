import { z } from 'zod';
import { defineAccion, privateField } from '../core/accion';
import { id, version } from '../core/id';
import { list } from '../core/tags';
import { receiptPiece } from './receiptBatch';

export const correctReceiptPiece = defineAccion({
  name: 'loteRecibos.corregirParte',
  module: 'receipts',
  summary: 'Dice de quién es un recibo que no se reconoció, o lo deja afuera.',
  method: 'POST',
  permission: 'LIQUIDATION.APPROVE',
  scope: 'all',
  sensitive: true,
  /** Without a person it is left out. */
  input: z.object({ id, version, personId: privateField(id.nullable()) }),
  output: receiptPiece,
  errors: ['no_encontrado', 'conflicto', 'conflicto_version'],
  invalidates: [list('ReceiptBatch')],
});

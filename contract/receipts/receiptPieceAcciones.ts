import { z } from 'zod';
import { defineAccion, privateField } from '../core/accion';
import { id, version } from '../core/id';
import { listOutput, privateListInput } from '../core/listInput';
import { list } from '../core/tags';
import { receiptPiece } from './receiptBatch';

export const listReceiptPieces = defineAccion({
  name: 'loteRecibos.listarPartes',
  module: 'receipts',
  summary: 'Los recibos de un lote, de quién parece ser cada uno y por qué alguno no.',
  method: 'GET',
  permission: 'LIQUIDATION.APPROVE',
  scope: 'all',
  sensitive: true,
  input: privateListInput({
    sort: ['position', 'personName', 'docket', 'outcome'],
    filter: ['id', 'batchId', 'outcome', 'personName', 'docket', 'corrected'],
  }),
  output: listOutput(receiptPiece),
  provides: [list('ReceiptBatch')],
});

export const correctReceiptPiece = defineAccion({
  name: 'loteRecibos.corregirParte',
  module: 'receipts',
  summary: 'Dice de quién es un recibo que no se reconoció, o lo deja afuera.',
  method: 'POST',
  permission: 'LIQUIDATION.APPROVE',
  scope: 'all',
  sensitive: true,
  /** A slip without a person is left out. */
  input: z.object({
    id,
    version,
    personId: privateField(id.nullable()),
    /** Agreed to, where the page has a CUIL and the person another. */
    otherCuil: z.boolean().optional(),
  }),
  output: receiptPiece,
  errors: ['no_encontrado', 'conflicto', 'conflicto_version'],
  invalidates: [list('ReceiptBatch')],
});

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

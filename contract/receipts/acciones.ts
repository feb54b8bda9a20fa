import { correctReceiptPiece } from './correctReceiptPiece';
import { createReceiptBatch } from './createReceiptBatch';
import { discardReceiptBatch } from './discardReceiptBatch';
import { getReceiptBatch } from './getReceiptBatch';
import { listReceiptBatches } from './listReceiptBatches';
import { listReceiptPieces } from './listReceiptPieces';

/** One line each. */
export const receiptsAcciones = {
  correctReceiptPiece,
  createReceiptBatch,
  discardReceiptBatch,
  getReceiptBatch,
  listReceiptBatches,
  listReceiptPieces,
};

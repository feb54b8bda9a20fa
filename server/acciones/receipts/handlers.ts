import { correctReceiptPieceHandler } from './correctReceiptPiece';
import { createReceiptBatchHandler } from './createReceiptBatch';
import { discardReceiptBatchHandler } from './discardReceiptBatch';
import { getReceiptBatchHandler } from './getReceiptBatch';
import { listReceiptBatchesHandler } from './listReceiptBatches';
import { listReceiptPiecesHandler } from './listReceiptPieces';

/** One line each. */
export const receiptsHandlers = {
  correctReceiptPiece: correctReceiptPieceHandler,
  createReceiptBatch: createReceiptBatchHandler,
  discardReceiptBatch: discardReceiptBatchHandler,
  getReceiptBatch: getReceiptBatchHandler,
  listReceiptBatches: listReceiptBatchesHandler,
  listReceiptPieces: listReceiptPiecesHandler,
};

import { answerReceiptHandler } from './answerReceipt';
import { correctReceiptPieceHandler } from './correctReceiptPiece';
import { createReceiptBatchHandler } from './createReceiptBatch';
import { discardReceiptBatchHandler } from './discardReceiptBatch';
import { getReceiptHandler } from './getReceipt';
import { getReceiptBatchHandler } from './getReceiptBatch';
import { getReceiptCampaignHandler } from './getReceiptCampaign';
import { joinReceiptPieceHandler } from './joinReceiptPiece';
import { listReceiptBatchesHandler } from './listReceiptBatches';
import { listReceiptCampaignsHandler } from './listReceiptCampaigns';
import { listReceiptPiecesHandler } from './listReceiptPieces';
import { listReceiptsHandler } from './listReceipts';
import { openReceiptHandler } from './openReceipt';
import { publishReceiptBatchHandler } from './publishReceiptBatch';
import { remindReceiptsHandler } from './remindReceipts';
import { replaceReceiptHandler } from './replaceReceipt';
import { signReceiptHandler } from './signReceipt';
import { splitReceiptPieceHandler } from './splitReceiptPiece';

/** One line each. */
export const receiptsHandlers = {
  answerReceipt: answerReceiptHandler,
  correctReceiptPiece: correctReceiptPieceHandler,
  createReceiptBatch: createReceiptBatchHandler,
  discardReceiptBatch: discardReceiptBatchHandler,
  getReceipt: getReceiptHandler,
  getReceiptBatch: getReceiptBatchHandler,
  getReceiptCampaign: getReceiptCampaignHandler,
  joinReceiptPiece: joinReceiptPieceHandler,
  listReceiptBatches: listReceiptBatchesHandler,
  listReceiptCampaigns: listReceiptCampaignsHandler,
  listReceiptPieces: listReceiptPiecesHandler,
  listReceipts: listReceiptsHandler,
  openReceipt: openReceiptHandler,
  publishReceiptBatch: publishReceiptBatchHandler,
  remindReceipts: remindReceiptsHandler,
  replaceReceipt: replaceReceiptHandler,
  signReceipt: signReceiptHandler,
  splitReceiptPiece: splitReceiptPieceHandler,
};

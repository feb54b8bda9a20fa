import { answerReceipt } from './answerReceipt';
import { correctReceiptPiece } from './correctReceiptPiece';
import { createReceiptBatch } from './createReceiptBatch';
import { discardReceiptBatch } from './discardReceiptBatch';
import { getReceipt } from './getReceipt';
import { getReceiptBatch } from './getReceiptBatch';
import { getReceiptCampaign } from './getReceiptCampaign';
import { joinReceiptPiece } from './joinReceiptPiece';
import { listReceiptBatches } from './listReceiptBatches';
import { listReceiptCampaigns } from './listReceiptCampaigns';
import { listReceiptPieces } from './listReceiptPieces';
import { listReceipts } from './listReceipts';
import { openReceipt } from './openReceipt';
import { publishReceiptBatch } from './publishReceiptBatch';
import { remindReceipts } from './remindReceipts';
import { replaceReceipt } from './replaceReceipt';
import { signReceipt } from './signReceipt';
import { splitReceiptPiece } from './splitReceiptPiece';

/** One line each. */
export const receiptsAcciones = {
  answerReceipt,
  correctReceiptPiece,
  createReceiptBatch,
  discardReceiptBatch,
  getReceipt,
  getReceiptBatch,
  getReceiptCampaign,
  joinReceiptPiece,
  listReceiptBatches,
  listReceiptCampaigns,
  listReceiptPieces,
  listReceipts,
  openReceipt,
  publishReceiptBatch,
  remindReceipts,
  replaceReceipt,
  signReceipt,
  splitReceiptPiece,
};

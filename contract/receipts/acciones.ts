import { answerReceipt } from './answerReceipt';
import * as receipts from './receiptAcciones';
import * as receiptBatchs from './receiptBatchAcciones';
import * as receiptPieces from './receiptPieceAcciones';
import { signReceipt } from './signReceipt';

export const receiptsAcciones = {
  ...receipts,
  ...receiptBatchs,
  ...receiptPieces,
  answerReceipt,
  signReceipt,
};

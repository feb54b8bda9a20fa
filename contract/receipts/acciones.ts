import { answerReceipt } from './answerReceipt';
import { listPeopleWithoutReceipt } from './peopleWithoutReceipt';
import * as receipts from './receiptAcciones';
import * as receiptBatchs from './receiptBatchAcciones';
import * as receiptPieces from './receiptPieceAcciones';
import { signReceipt } from './signReceipt';

export const receiptsAcciones = {
  ...receipts,
  ...receiptBatchs,
  ...receiptPieces,
  answerReceipt,
  listPeopleWithoutReceipt,
  signReceipt,
};

import { each, listHandler } from '../../engine/lists/listHandler';
import { defineModule } from '../../engine/module';
import { answerReceiptHandler } from './answerReceipt';
import { receiptBatchesList } from './batchQueries';
import { correctReceiptPieceHandler } from './correctReceiptPiece';
import { createReceiptBatchHandler } from './createReceiptBatch';
import { discardReceiptBatchHandler } from './discardReceiptBatch';
import { isFileOfReceipt } from './fileOfReceipt';
import { getReceiptHandler } from './getReceipt';
import { getReceiptBatchHandler } from './getReceiptBatch';
import { getReceiptCampaignHandler } from './getReceiptCampaign';
import { joinReceiptPieceHandler } from './joinReceiptPiece';
import { listReceiptCampaignsHandler } from './listReceiptCampaigns';
import { openReceiptHandler } from './openReceipt';
import { receiptPiecesList, toReceiptPiece } from './pieceQueries';
import { presentBatches } from './presentBatch';
import { publishBatchJob } from './publishBatchJob';
import { publishReceiptBatchHandler } from './publishReceiptBatch';
import { readBatchJob } from './readBatchJob';
import { receiptBatchName, receiptName } from './receiptNames';
import { receiptsList, toReceiptRow } from './receiptQueries';
import { receiptsExport } from './receiptsExport';
import { receiptsFind } from './receiptsFind';
import { remindReceiptsBulk, remindReceiptsHandler } from './remindReceipts';
import { replaceReceiptHandler } from './replaceReceipt';
import { signReceiptHandler } from './signReceipt';
import { splitReceiptPieceHandler } from './splitReceiptPiece';
import { waitingReceipts } from './waitingReceipts';
import {
  toPersonWithoutReceipt,
  withoutReceiptExport,
  withoutReceiptList,
} from './withoutReceiptList';

export { currentReceipts } from './currentReceipts';
export {
  closePayBatch,
  discardPayBatch,
  openPayBatch,
  type PayBatch,
  payBatch,
} from './payBatches';
export { makeSlip, publishSlip } from './publishSlip';

export const receiptsModule = defineModule({
  handlers: {
    answerReceipt: answerReceiptHandler,
    correctReceiptPiece: correctReceiptPieceHandler,
    createReceiptBatch: createReceiptBatchHandler,
    discardReceiptBatch: discardReceiptBatchHandler,
    getReceipt: getReceiptHandler,
    getReceiptBatch: getReceiptBatchHandler,
    getReceiptCampaign: getReceiptCampaignHandler,
    joinReceiptPiece: joinReceiptPieceHandler,
    listPeopleWithoutReceipt: listHandler(withoutReceiptList, each(toPersonWithoutReceipt)),
    listReceiptBatches: listHandler(receiptBatchesList, (rows, { db }) => presentBatches(db, rows)),
    listReceiptCampaigns: listReceiptCampaignsHandler,
    listReceiptPieces: listHandler(receiptPiecesList, each(toReceiptPiece)),
    listReceipts: listHandler(receiptsList, each(toReceiptRow)),
    openReceipt: openReceiptHandler,
    publishReceiptBatch: publishReceiptBatchHandler,
    remindReceipts: remindReceiptsHandler,
    replaceReceipt: replaceReceiptHandler,
    signReceipt: signReceiptHandler,
    splitReceiptPiece: splitReceiptPieceHandler,
  },
  lists: [receiptBatchesList, receiptPiecesList, receiptsList, withoutReceiptList],
  names: [receiptBatchName, receiptName],
  finds: [receiptsFind],
  exports: [receiptsExport, withoutReceiptExport],
  bulk: [remindReceiptsBulk],
  jobs: [publishBatchJob, readBatchJob],
  opens: [{ shown: 'own', may: isFileOfReceipt }],
  waiting: waitingReceipts,
});

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
import { listReceiptBatchesHandler } from './listReceiptBatches';
import { listReceiptCampaignsHandler } from './listReceiptCampaigns';
import { listReceiptPiecesHandler } from './listReceiptPieces';
import { listReceiptsHandler } from './listReceipts';
import { openReceiptHandler } from './openReceipt';
import { receiptPiecesList } from './pieceQueries';
import { publishBatchJob } from './publishBatchJob';
import { publishReceiptBatchHandler } from './publishReceiptBatch';
import { readBatchJob } from './readBatchJob';
import { receiptsList } from './receiptQueries';
import { receiptsExport } from './receiptsExport';
import { remindReceiptsBulk, remindReceiptsHandler } from './remindReceipts';
import { replaceReceiptHandler } from './replaceReceipt';
import { signReceiptHandler } from './signReceipt';
import { splitReceiptPieceHandler } from './splitReceiptPiece';

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
  },
  lists: [receiptBatchesList, receiptPiecesList, receiptsList],
  exports: [receiptsExport],
  bulk: [remindReceiptsBulk],
  jobs: [publishBatchJob, readBatchJob],
  opens: [{ shown: 'own', may: isFileOfReceipt }],
});

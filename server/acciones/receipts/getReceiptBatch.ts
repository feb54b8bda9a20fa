import { getReceiptBatch } from '@contract/receipts/getReceiptBatch';
import { implement } from '../implement';
import { presentBatch } from './presentBatch';
import { onlyPublishers } from './receiptScope';

export const getReceiptBatchHandler = implement(getReceiptBatch, async ({ id }, context) => {
  await onlyPublishers(context);
  return presentBatch(context.db, id);
});

import { getReceiptBatch } from '@contract/receipts/receiptBatchAcciones';
import { implement } from '../../engine/acciones/implement';
import { presentBatch } from './presentBatch';
import { onlyPublishers } from './receiptScope';

export const getReceiptBatchHandler = implement(getReceiptBatch, async ({ id }, context) => {
  await onlyPublishers(context);
  return presentBatch(context.db, id);
});

import { discardReceiptBatch } from '@contract/receipts/receiptBatchAcciones';
import { implement } from '../../engine/acciones/implement';
import { receiptBatchesStore } from './receiptBatchesStore';
import { onlyPublishers } from './receiptScope';

export const discardReceiptBatchHandler = implement(
  discardReceiptBatch,
  async ({ id, version }, context) => {
    await onlyPublishers(context);
    const target = { id, version, action: 'discard' } as const;
    await receiptBatchesStore.change(context, target, () => ({ state: 'discarded' }));
    return { ok: true as const };
  },
);

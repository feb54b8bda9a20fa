import { listReceiptBatches } from '@contract/receipts/listReceiptBatches';
import { implement } from '../../engine/acciones/implement';
import { runList } from '../../engine/lists/runList';
import { receiptBatchesList } from './batchQueries';
import { presentBatches } from './presentBatch';

export const listReceiptBatchesHandler = implement(listReceiptBatches, async (input, context) => {
  const { rows, ...counted } = await runList(receiptBatchesList, context, input);
  return { rows: await presentBatches(context.db, rows), ...counted };
});

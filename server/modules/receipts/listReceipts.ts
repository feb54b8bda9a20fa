import { listReceipts } from '@contract/receipts/listReceipts';
import { implement } from '../../engine/acciones/implement';
import { runList } from '../../engine/lists/runList';
import { receiptsList, toReceiptRow } from './receiptQueries';

export const listReceiptsHandler = implement(listReceipts, async (input, context) => {
  const { rows, ...counted } = await runList(receiptsList, context, input);
  return { rows: rows.map(toReceiptRow), ...counted };
});

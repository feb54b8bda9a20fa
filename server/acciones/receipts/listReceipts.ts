import { listReceipts } from '@contract/receipts/listReceipts';
import { runList } from '../../lists/runList';
import { implement } from '../implement';
import { receiptsList, toReceiptRow } from './receiptQueries';

export const listReceiptsHandler = implement(listReceipts, async (input, context) => {
  const { rows, ...counted } = await runList(receiptsList, context, input);
  return { rows: rows.map(toReceiptRow), ...counted };
});

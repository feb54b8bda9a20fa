import { receiptRecord } from '@contract/receipts/receipt';
import { defineFind, detailOf, listWith } from '../../engine/search/find';
import { receiptsList, toReceiptRow } from './receiptQueries';
import { followsReceipts } from './receiptScope';

export const receiptsFind = defineFind({
  kind: 'receipt',
  label: 'Recibos',
  under: ['/receipts', '/receipts/people'],
  list: receiptsList,
  least: 3,
  all: (words, { viewer }) =>
    followsReceipts(viewer) ? listWith('/receipts/people', words) : '/receipts',
  show: (row, { viewer }) => {
    const { id, title, personName, state } = toReceiptRow(row);
    const { labels } = receiptRecord.shown.state;
    const others = followsReceipts(viewer);
    const link = others ? `/receipts/people/${id}` : `/receipts/${id}`;
    const detail = detailOf(others ? personName : null, labels[state]);
    return { id, title, detail, link, imageUrl: null };
  },
});

import { receiptBatchRecord } from '@contract/receipts/receiptBatch';
import { listReceiptBatches } from '@contract/receipts/receiptBatchAcciones';
import { sql } from 'drizzle-orm';
import { receiptBatch } from '../../db/schema/receipts';
import type { ListColumns } from '../../engine/lists/listColumn';
import { defineList } from '../../engine/lists/listDefinition';
import { descending } from '../../engine/lists/sortKeys';
import { publishesReceipts } from './receiptScope';

const columns: ListColumns = {
  createdAt: { kind: 'instant', by: receiptBatch.createdAt },
  period: { kind: 'text', by: receiptBatch.period },
  kind: { kind: 'enum', by: receiptBatch.kind, values: receiptBatchRecord.fields.kind.values },
  state: { kind: 'enum', by: receiptBatch.state, values: receiptBatchRecord.shown.state.values },
};

/** The list has batches in preparation and published ones, for those who publish; for others it is empty. */
export const receiptBatchesList = defineList({
  accion: listReceiptBatches,
  id: receiptBatch.id,
  columns: () => columns,
  order: [descending(receiptBatch.createdAt)],
  where: ({ viewer }) =>
    publishesReceipts(viewer) ? sql`${receiptBatch.state} <> 'discarded'` : sql`false`,
  joinsOnlyShow: true,
  fields: {
    id: receiptBatch.id,
    version: receiptBatch.version,
    period: receiptBatch.period,
    kind: receiptBatch.kind,
    number: receiptBatch.number,
    title: receiptBatch.title,
    dueOn: receiptBatch.dueOn,
    state: receiptBatch.state,
    problem: receiptBatch.problem,
    jobId: receiptBatch.jobId,
    accountId: receiptBatch.accountId,
    createdAt: receiptBatch.createdAt,
    publishedAt: receiptBatch.publishedAt,
  },
  from: (select) => select.from(receiptBatch).$dynamic(),
});

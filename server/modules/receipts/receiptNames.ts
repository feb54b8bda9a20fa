import { getReceipt } from '@contract/receipts/receiptAcciones';
import { getReceiptBatch } from '@contract/receipts/receiptBatchAcciones';
import { sql } from 'drizzle-orm';
import { receipt, receiptBatch } from '../../db/schema/receipts';
import { namedBy } from '../../engine/audit/namedBy';

export const receiptName = namedBy({
  entity: 'receipt',
  reads: getReceipt,
  fields: ['replacesId'],
  table: receipt,
  name: sql`(select p.title from signing_paper p where p.id = ${receipt.paperId})`,
  person: receipt.personId,
});

export const receiptBatchName = namedBy({
  entity: 'receiptBatch',
  reads: getReceiptBatch,
  fields: ['batchId'],
  table: receiptBatch,
  name: receiptBatch.title,
});

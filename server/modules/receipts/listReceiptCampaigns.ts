import { listReceiptCampaigns } from '@contract/receipts/receiptBatchAcciones';
import { isNull, sql } from 'drizzle-orm';
import { receipt, receiptBatch } from '../../db/schema/receipts';
import { implement } from '../../engine/acciones/implement';
import { readCampaigns } from './campaignQueries';
import { onlyFollowers } from './receiptScope';

const SIZE = 20;

export const listReceiptCampaignsHandler = implement(
  listReceiptCampaigns,
  async ({ page }, context) => {
    await onlyFollowers(context);
    const { db } = context;
    // A slip that takes another back is signed by nobody, so a batch of them is no campaign.
    const begun = sql`exists (select 1 from receipt r where r.batch_id = ${receiptBatch}.id and r.reverses_id is null)`;
    return {
      rows: await readCampaigns(db, isNull(receipt.reversesId), (page - 1) * SIZE, SIZE),
      total: await db.$count(receiptBatch, begun),
    };
  },
);

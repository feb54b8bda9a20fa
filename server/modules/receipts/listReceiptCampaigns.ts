import { listReceiptCampaigns } from '@contract/receipts/receiptBatchAcciones';
import { sql } from 'drizzle-orm';
import { receiptBatch } from '../../db/schema/receipts';
import { implement } from '../../engine/acciones/implement';
import { readCampaigns } from './campaignQueries';
import { onlyFollowers } from './receiptScope';

const SIZE = 20;

export const listReceiptCampaignsHandler = implement(
  listReceiptCampaigns,
  async ({ page }, context) => {
    await onlyFollowers(context);
    const { db } = context;
    const begun = sql`exists (select 1 from receipt r where r.batch_id = ${receiptBatch}.id)`;
    return {
      rows: await readCampaigns(db, sql`true`, (page - 1) * SIZE, SIZE),
      total: await db.$count(receiptBatch, begun),
    };
  },
);

import { getReceiptCampaign } from '@contract/receipts/receiptBatchAcciones';
import { eq } from 'drizzle-orm';
import { receiptBatch } from '../../db/schema/receipts';
import { implement } from '../../engine/acciones/implement';
import { notFound } from '../../engine/http/fault';
import { readCampaigns, readCoverage } from './campaignQueries';
import { onlyFollowers } from './receiptScope';

export const getReceiptCampaignHandler = implement(getReceiptCampaign, async ({ id }, context) => {
  await onlyFollowers(context);
  const [campaign] = await readCampaigns(context.db, eq(receiptBatch.id, id));
  if (!campaign) throw notFound('Ese lote no existe.');
  return { ...campaign, places: await readCoverage(context.db, id) };
});

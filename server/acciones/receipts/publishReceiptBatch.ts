import { publishReceiptBatch } from '@contract/receipts/publishReceiptBatch';
import { and, eq } from 'drizzle-orm';
import { receiptBatch, receiptPiece } from '../../db/schema/receipts';
import { conflict } from '../../http/fault';
import { tellBatch } from '../../receipts/tellReceipts';
import { implement } from '../implement';
import { lockBatch, requireReady } from './lockBatch';
import { presentBatch } from './presentBatch';
import { onlyPublishers } from './receiptScope';

export const publishReceiptBatchHandler = implement(
  publishReceiptBatch,
  async ({ id, version }, context) => {
    await onlyPublishers(context);
    const { db, viewer, services, origin, address, audit } = context;
    const before = await lockBatch(db, { id, version });
    requireReady(before);
    const matched = and(eq(receiptPiece.batchId, id), eq(receiptPiece.outcome, 'matched'));
    const slips = await db.$count(receiptPiece, matched);
    if (slips === 0) throw conflict('No hay ningún recibo reconocido que publicar.');
    const jobId = await services.jobs.request(db, {
      kind: 'receiptsPublish',
      title: `Publicar recibos: ${before.title}`,
      accountId: viewer.accountId,
      payload: { id, origin, address },
      totalUnits: slips,
    });
    const after = { state: 'publishing' as const, jobId, version: version + 1 };
    await db.update(receiptBatch).set(after).where(eq(receiptBatch.id, id));
    await audit({ entity: 'receiptBatch', entityId: id, before, after });
    await tellBatch(context, id);
    context.afterCommit(() => services.jobs.flush());
    return presentBatch(db, id);
  },
);

import type { PieceOutcome } from '@contract/receipts/receiptBatch';
import { publishReceiptBatch } from '@contract/receipts/receiptBatchAcciones';
import { and, eq, inArray } from 'drizzle-orm';
import { receiptBatch, receiptPiece } from '../../db/schema/receipts';
import { implement } from '../../engine/acciones/implement';
import { conflict } from '../../engine/http/fault';
import { lockBatch, requireReady } from './lockBatch';
import { presentBatch } from './presentBatch';
import { onlyPublishers } from './receiptScope';
import { tellBatch } from './tellReceipts';

function undecidedText(left: number): string {
  if (left === 0) return 'Mientras tanto se decidió lo que faltaba: miralo antes de publicar.';
  return left === 1
    ? 'Hay un recibo sin decidir: decí de quién es, unilo al anterior o dejalo afuera.'
    : `Hay ${left} recibos sin decidir: decí de quién son, unilos al anterior o dejalos afuera.`;
}

export const publishReceiptBatchHandler = implement(
  publishReceiptBatch,
  async ({ id, version, undecided }, context) => {
    await onlyPublishers(context);
    const { db, viewer, services, origin, address, audit } = context;
    const before = await lockBatch(db, { id, version });
    requireReady(before);
    const piecesThat = (...outcomes: PieceOutcome[]) =>
      db.$count(
        receiptPiece,
        and(eq(receiptPiece.batchId, id), inArray(receiptPiece.outcome, outcomes)),
      );
    const left = await piecesThat('doubtful', 'unmatched');
    // What is nobody's yet is left behind only by who knows of it.
    if (left !== undecided) throw conflict(undecidedText(left));
    const slips = await piecesThat('matched');
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

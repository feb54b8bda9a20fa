import type { PieceOutcome } from '@contract/receipts/receiptBatch';
import { publishReceiptBatch } from '@contract/receipts/receiptBatchAcciones';
import { and, eq } from 'drizzle-orm';
import { anyOf } from '../../db/anyOf';
import { receiptPiece } from '../../db/schema/receipts';
import { implement } from '../../engine/acciones/implement';
import { conflict } from '../../engine/http/fault';
import { presentBatch } from './presentBatch';
import { receiptBatchesStore } from './receiptBatchesStore';
import { onlyPublishers } from './receiptScope';

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
    const { db, viewer, services, origin, address } = context;
    const before = await receiptBatchesStore.hold(context, { id, version }, 'publish');
    const piecesThat = (...outcomes: PieceOutcome[]) =>
      db.$count(
        receiptPiece,
        and(eq(receiptPiece.batchId, id), anyOf(receiptPiece.outcome, outcomes)),
      );
    const left = await piecesThat('doubtful', 'unmatched');
    // Slips that have no person yet are left behind only with the publisher's knowledge.
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
    await receiptBatchesStore.write(context, before, { state: 'publishing', jobId }, {});
    context.afterCommit(() => services.jobs.flush());
    return presentBatch(db, id);
  },
);

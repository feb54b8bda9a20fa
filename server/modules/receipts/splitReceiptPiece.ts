import { splitReceiptPiece } from '@contract/receipts/receiptPieceAcciones';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { receiptPiece } from '../../db/schema/receipts';
import { implement } from '../../engine/acciones/implement';
import { invalid } from '../../engine/http/fault';
import { type Piece, presentPiece, receiptPiecesStore } from './receiptPiecesStore';
import { onlyPublishers } from './receiptScope';

/** Its place is moved out of the way first: no two may have one, not even for a moment. */
async function makeRoomAfter(db: Db, { batchId, position }: Piece): Promise<void> {
  const { position: place } = receiptPiece;
  const ofBatch = eq(receiptPiece.batchId, batchId);
  await db
    .update(receiptPiece)
    .set({ position: sql`-(${place} + 1)` })
    .where(and(ofBatch, gt(place, position)));
  await db
    .update(receiptPiece)
    .set({ position: sql`-${place}` })
    .where(and(ofBatch, lt(place, 0)));
}

export const splitReceiptPieceHandler = implement(
  splitReceiptPiece,
  async ({ id, version, fromPage }, context) => {
    await onlyPublishers(context);
    const { db, viewer } = context;
    const { piece } = await receiptPiecesStore.hold(context, { id, version }, 'correct');
    if (fromPage <= piece.fromPage || fromPage > piece.toPage) {
      throw invalid({ fromPage: 'Esa hoja no es una de las siguientes del recibo.' });
    }
    const shortened = { toPage: fromPage - 1, correctedBy: viewer.accountId };
    await receiptPiecesStore.write(context, piece, shortened, {});
    await makeRoomAfter(db, piece);
    const { batchId, fileId, position, toPage } = piece;
    const rest = {
      ...{ batchId, fileId, position: position + 1, fromPage, toPage },
      outcome: 'unmatched' as const,
      reason: 'Se separó a mano: decí de quién es.',
    };
    const made = await receiptPiecesStore.create(context, rest, {});
    return presentPiece(db, made.id);
  },
);

import { splitReceiptPiece } from '@contract/receipts/receiptPieceAcciones';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { receiptPiece } from '../../db/schema/receipts';
import { implement } from '../../engine/acciones/implement';
import { invalid } from '../../engine/http/fault';
import { lockPiece, type Piece, presentPiece } from './lockPiece';
import { onlyPublishers } from './receiptScope';
import { tellBatch } from './tellReceipts';

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
    const { db, viewer, audit } = context;
    const { piece } = await lockPiece(db, { id, version });
    if (fromPage <= piece.fromPage || fromPage > piece.toPage) {
      throw invalid({ fromPage: 'Esa hoja no es una de las siguientes del recibo.' });
    }
    const correctedBy = viewer.accountId;
    const [after] = await db
      .update(receiptPiece)
      .set({ toPage: fromPage - 1, correctedBy, version: version + 1 })
      .where(eq(receiptPiece.id, id))
      .returning();
    await makeRoomAfter(db, piece);
    const { batchId, fileId, position, toPage } = piece;
    const [made] = await db
      .insert(receiptPiece)
      .values({
        ...{ batchId, fileId, position: position + 1, fromPage, toPage },
        outcome: 'unmatched',
        reason: 'Se separó a mano: decí de quién es.',
      })
      .returning();
    if (!made) throw new Error('a piece was not stored');
    await audit({ entity: 'receiptPiece', entityId: id, before: piece, after });
    await audit({ entity: 'receiptPiece', entityId: made.id, before: null, after: made });
    await tellBatch(context, batchId);
    return presentPiece(db, made.id);
  },
);

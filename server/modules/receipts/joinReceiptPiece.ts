import { joinReceiptPiece } from '@contract/receipts/receiptPieceAcciones';
import { and, eq } from 'drizzle-orm';
import { receiptPiece } from '../../db/schema/receipts';
import { implement } from '../../engine/acciones/implement';
import { conflict } from '../../engine/http/fault';
import { staleVersion } from '../../engine/http/staleVersion';
import { lockPiece, type Piece, presentPiece, requireUnpublished } from './lockPiece';
import { onlyPublishers } from './receiptScope';
import { tellBatch } from './tellReceipts';

const parts = (said: string) => said.split(', ').filter(Boolean);
const joined = (some: string, others: string) =>
  [...new Set([...parts(some), ...parts(others)])].join(', ');
const disagree = (some: string, others: string) =>
  some !== '' && others !== '' && !parts(some).some((one) => parts(others).includes(one));

/** A sheet that names somebody is never another person's second one. */
function requireSamePerson(before: Piece, piece: Piece): void {
  if (disagree(before.cuil, piece.cuil)) {
    throw conflict(`Son de personas distintas: CUIL ${before.cuil} y CUIL ${piece.cuil}.`);
  }
  const unsaid = before.cuil === '' || piece.cuil === '';
  if (unsaid && disagree(before.docket, piece.docket)) {
    throw conflict(`Son de personas distintas: legajo ${before.docket} y legajo ${piece.docket}.`);
  }
}

export const joinReceiptPieceHandler = implement(
  joinReceiptPiece,
  async ({ id, version, beforeVersion }, context) => {
    await onlyPublishers(context);
    const { db, viewer, audit } = context;
    const { piece } = await lockPiece(db, { id, version });
    const [before] = await db
      .select()
      .from(receiptPiece)
      .where(
        and(eq(receiptPiece.fileId, piece.fileId), eq(receiptPiece.toPage, piece.fromPage - 1)),
      );
    if (!before) throw conflict('No hay otro recibo justo antes en ese archivo.');
    if (before.version !== beforeVersion) throw staleVersion(await presentPiece(db, id));
    await requireUnpublished(db, before);
    requireSamePerson(before, piece);
    await db.delete(receiptPiece).where(eq(receiptPiece.id, id));
    // Whichever of both says whose it is: often it is the second sheet that has the name.
    const { personId, outcome, reason } = before.personId === null ? piece : before;
    const [after] = await db
      .update(receiptPiece)
      .set({
        toPage: piece.toPage,
        cuil: joined(before.cuil, piece.cuil),
        docket: joined(before.docket, piece.docket),
        name: before.name || piece.name,
        personId,
        outcome,
        reason,
        correctedBy: viewer.accountId,
        version: before.version + 1,
      })
      .where(eq(receiptPiece.id, before.id))
      .returning();
    await audit({ entity: 'receiptPiece', entityId: id, before: piece, after: null });
    await audit({ entity: 'receiptPiece', entityId: before.id, before, after });
    await tellBatch(context, piece.batchId);
    return presentPiece(db, before.id);
  },
);

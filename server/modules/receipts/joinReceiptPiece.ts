import { joinReceiptPiece } from '@contract/receipts/receiptPieceAcciones';
import { and, eq } from 'drizzle-orm';
import { receiptPiece } from '../../db/schema/receipts';
import { implement } from '../../engine/acciones/implement';
import { conflict } from '../../engine/http/fault';
import { type Piece, presentPiece, receiptPiecesStore } from './receiptPiecesStore';
import { onlyPublishers } from './receiptScope';

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
    const { db, viewer } = context;
    const { piece } = await receiptPiecesStore.hold(context, { id, version }, 'correct');
    const [beside] = await db
      .select({ id: receiptPiece.id })
      .from(receiptPiece)
      .where(
        and(eq(receiptPiece.fileId, piece.fileId), eq(receiptPiece.toPage, piece.fromPage - 1)),
      );
    if (!beside) throw conflict('No hay otro recibo justo antes en ese archivo.');
    const seen = { id: beside.id, version: beforeVersion };
    const { piece: before } = await receiptPiecesStore.hold(context, seen, 'correct');
    requireSamePerson(before, piece);
    // First this one: nobody may have two slips of one batch, not even for a moment.
    await receiptPiecesStore.remove(context, piece);
    // Whichever of both says whose it is: often it is the second sheet that has the name.
    const { personId, outcome, reason } = before.personId === null ? piece : before;
    const both = {
      toPage: piece.toPage,
      cuil: joined(before.cuil, piece.cuil),
      docket: joined(before.docket, piece.docket),
      name: before.name || piece.name,
      ...{ personId, outcome, reason },
      correctedBy: viewer.accountId,
    };
    await receiptPiecesStore.write(context, before, both, {});
    return presentPiece(db, before.id);
  },
);

import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { receipt, receiptPiece } from '../../db/schema/receipts';
import { conflict, notFound } from '../../engine/http/fault';
import { staleVersion } from '../../engine/http/staleVersion';
import { lockBatch, requireReady } from './lockBatch';
import { receiptPiecesList, toReceiptPiece } from './pieceQueries';

export type Piece = typeof receiptPiece.$inferSelect;

export async function presentPiece(db: Db, id: number) {
  const [row] = await receiptPiecesList
    .from(db.select(receiptPiecesList.fields))
    .where(eq(receiptPiece.id, id));
  if (!row) throw notFound('Ese recibo no está en ningún lote.');
  return toReceiptPiece(row);
}

/** What an interrupted publication gave to its person already is changed no more. */
export async function requireUnpublished(db: Db, { id }: Piece): Promise<void> {
  if ((await db.$count(receipt, eq(receipt.pieceId, id))) > 0) {
    throw conflict('Ese recibo ya se publicó.');
  }
}

/** A slip of a batch that is still to be published, held with its batch until the answer. */
export async function lockPiece(db: Db, { id, version }: { id: number; version: number }) {
  const { batchId } = await presentPiece(db, id);
  // The batch is held first, as publishing does: what is being published is corrected no more.
  const batch = await lockBatch(db, { id: batchId });
  requireReady(batch);
  const [piece] = await db
    .select()
    .from(receiptPiece)
    .where(and(eq(receiptPiece.id, id), eq(receiptPiece.batchId, batchId)));
  if (!piece) throw notFound('Ese recibo no está en ningún lote.');
  if (piece.version !== version) throw staleVersion(await presentPiece(db, id));
  await requireUnpublished(db, piece);
  return { batch, piece };
}

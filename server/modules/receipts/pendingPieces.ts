import { and, asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { receipt, type receiptBatch, receiptFile, receiptPiece } from '../../db/schema/receipts';

/** This lists the pieces that a batch has still to publish, file by file, without those that an interrupted run published. */
export const pendingPieces = (db: Db, batchId: number) =>
  db
    .select({
      id: receiptPiece.id,
      personId: sql<number>`${receiptPiece.personId}`,
      fromPage: receiptPiece.fromPage,
      toPage: receiptPiece.toPage,
      hash: receiptFile.fileHash,
    })
    .from(receiptPiece)
    .innerJoin(receiptFile, eq(receiptFile.id, receiptPiece.fileId))
    .where(
      and(
        eq(receiptPiece.batchId, batchId),
        eq(receiptPiece.outcome, 'matched'),
        sql`not exists (select 1 from receipt r where r.piece_id = ${receiptPiece.id})`,
      ),
    )
    .orderBy(asc(receiptPiece.fileId), asc(receiptPiece.position));

export type PendingPiece = Awaited<ReturnType<typeof pendingPieces>>[number];

type Batch = Pick<typeof receiptBatch.$inferSelect, 'period' | 'kind' | 'number'>;

/** Another batch gave it to them meanwhile: this one is left to be looked at. */
export async function alreadyPaid(db: Db, piece: PendingPiece, batch: Batch): Promise<boolean> {
  const theirs = and(
    eq(receipt.personId, piece.personId),
    eq(receipt.period, batch.period),
    eq(receipt.kind, batch.kind),
    eq(receipt.number, batch.number),
  );
  if ((await db.$count(receipt, theirs)) === 0) return false;
  await db
    .update(receiptPiece)
    .set({
      outcome: 'doubtful',
      reason: 'Ya tiene un recibo de este período, tipo y número.',
      version: sql`${receiptPiece.version} + 1`,
    })
    .where(eq(receiptPiece.id, piece.id));
  return true;
}

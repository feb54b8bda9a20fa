import { eq } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { receipt, receiptBatch, receiptPiece } from '../../db/schema/receipts';
import { notFound } from '../../engine/http/fault';
import { defineChanges } from '../../engine/store/defineChanges';
import { receiptPiecesList, toReceiptPiece } from './pieceQueries';
import { tellBatch } from './tellReceipts';

export type Piece = typeof receiptPiece.$inferSelect;
type Batch = typeof receiptBatch.$inferSelect;

interface FoundPiece {
  piece: Piece;
  batch: Batch;
  /** An interrupted publication gave it to its person already. */
  published: boolean;
}

const noPiece = 'Ese recibo no está en ningún lote.';

const rowOf = async (db: Db, id: number) =>
  (await db.select().from(receiptPiece).where(eq(receiptPiece.id, id))).at(0);

/** A slip of a batch as its list shows it. */
export async function presentPiece(db: Db, id: number) {
  const [row] = await receiptPiecesList
    .from(db.select(receiptPiecesList.fields))
    .where(eq(receiptPiece.id, id));
  if (!row) throw notFound(noPiece);
  return toReceiptPiece(row);
}

/** The only way in which somebody changes a slip of a batch. */
export const receiptPiecesStore = defineChanges({
  table: receiptPiece,
  entity: 'receiptPiece',
  missing: noPiece,
  async lock({ db }, id): Promise<FoundPiece | undefined> {
    const seen = await rowOf(db, id);
    // The batch is held first, as publishing does: what is being published is corrected no more.
    const [batch] = await db
      .select()
      .from(receiptBatch)
      .where(eq(receiptBatch.id, seen?.batchId ?? 0))
      .for('update');
    const piece = await rowOf(db, id);
    if (!batch || !piece) return undefined;
    return { batch, piece, published: (await db.$count(receipt, eq(receipt.pieceId, id))) > 0 };
  },
  row: ({ piece }) => piece,
  present: ({ db }, id) => presentPiece(db, id),
  actions: (_asking, { batch, published }: FoundPiece): readonly 'correct'[] =>
    batch.state === 'ready' && !published ? ['correct'] : [],
  refusal: ({ batch }) =>
    batch.state === 'ready' ? 'Ese recibo ya se publicó.' : 'Ese lote ya no se puede cambiar.',
  refusesFirst: true,
  tell: (ends, { batchId }) => tellBatch(ends, batchId),
});

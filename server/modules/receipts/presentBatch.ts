import type { OutputOf } from '@contract/core/accion';
import type { getReceiptBatch } from '@contract/receipts/receiptBatchAcciones';
import { and, eq, ne, sql } from 'drizzle-orm';
import { anyOf } from '../../db/anyOf';
import type { Db } from '../../db/Db';
import { receiptBatch, receiptFile, receiptPiece } from '../../db/schema/receipts';
import { notFound } from '../../engine/http/fault';
import type { ListRow } from '../../engine/lists/listDefinition';
import { authorRefs } from '../../engine/people/authorRef';
import { receiptBatchesList } from './batchQueries';

export type ShownBatch = OutputOf<typeof getReceiptBatch>;

const tenNames = sql<
  string[]
>`(array_agg(${receiptFile.name} order by ${receiptFile.position}))[1:10]`;

async function filesOf(db: Db, ids: number[]) {
  return db
    .select({
      batchId: receiptFile.batchId,
      names: tenNames,
      pages: sql<number>`coalesce(sum(${receiptFile.pages}), 0)::int`,
    })
    .from(receiptFile)
    .where(anyOf(receiptFile.batchId, ids))
    .groupBy(receiptFile.batchId);
}

async function countsOf(db: Db, ids: number[]) {
  return db
    .select({
      batchId: receiptPiece.batchId,
      outcome: receiptPiece.outcome,
      pieces: sql<number>`count(*)::int`,
    })
    .from(receiptPiece)
    .where(anyOf(receiptPiece.batchId, ids))
    .groupBy(receiptPiece.batchId, receiptPiece.outcome);
}

/** This presents batches as lists and pages show them: with their files, and how many slips are in each state. */
export async function presentBatches(
  db: Db,
  rows: readonly ListRow<typeof receiptBatchesList>[],
): Promise<ShownBatch[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const [files, counts] = [await filesOf(db, ids), await countsOf(db, ids)];
  const authors = await authorRefs(
    db,
    rows.map(({ accountId }) => accountId ?? 0),
  );
  return rows.map(({ accountId, createdAt, publishedAt, ...row }) => {
    const file = files.find(({ batchId }) => batchId === row.id);
    const piecesThat = (outcome: (typeof counts)[number]['outcome']) =>
      counts.find((one) => one.batchId === row.id && one.outcome === outcome)?.pieces ?? 0;
    return {
      ...row,
      fileNames: file?.names ?? [],
      pages: file?.pages ?? 0,
      counts: {
        matched: piecesThat('matched'),
        doubtful: piecesThat('doubtful'),
        unmatched: piecesThat('unmatched'),
        out: piecesThat('out'),
      },
      author: authors.get(accountId ?? 0) ?? null,
      createdAt: createdAt.toISOString(),
      publishedAt: publishedAt?.toISOString() ?? null,
    };
  });
}

export const noBatch = 'Ese lote no existe o no está a tu alcance.';

export async function presentBatch(db: Db, id: number): Promise<ShownBatch> {
  const rows = await receiptBatchesList
    .from(db.select(receiptBatchesList.fields))
    .where(and(eq(receiptBatch.id, id), ne(receiptBatch.state, 'discarded')));
  const [shown] = await presentBatches(db, rows);
  if (!shown) throw notFound(noBatch);
  return shown;
}

import { correctReceiptPiece } from '@contract/receipts/correctReceiptPiece';
import { and, eq, ne } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { person } from '../../db/schema/organisation';
import { receiptPiece } from '../../db/schema/receipts';
import { invalid, notFound } from '../../http/fault';
import { staleVersion } from '../../http/staleVersion';
import { paidPeople } from '../../receipts/payees';
import { tellBatch } from '../../receipts/tellReceipts';
import { implement } from '../implement';
import { lockBatch, requireReady } from './lockBatch';
import { receiptPiecesList, toReceiptPiece } from './pieceQueries';
import { onlyPublishers } from './receiptScope';

const PAID = 'Ya tiene un recibo de este período, tipo y número.';

async function presentPiece(db: Db, id: number) {
  const [row] = await receiptPiecesList
    .from(db.select(receiptPiecesList.fields))
    .where(eq(receiptPiece.id, id));
  if (!row) throw notFound('Ese recibo no está en ningún lote.');
  return toReceiptPiece(row);
}

/** Whoever it is given to exists and has no other slip in the same batch. */
async function checkPerson(db: Db, { id, batchId }: { id: number; batchId: number }, to: number) {
  if ((await db.$count(person, eq(person.id, to))) === 0) {
    throw invalid({ personId: 'Esa persona no existe.' });
  }
  const another = and(
    eq(receiptPiece.batchId, batchId),
    eq(receiptPiece.personId, to),
    eq(receiptPiece.outcome, 'matched'),
    ne(receiptPiece.id, id),
  );
  if ((await db.$count(receiptPiece, another)) > 0) {
    throw invalid({ personId: 'Ya tiene otro recibo en este lote.' });
  }
}

export const correctReceiptPieceHandler = implement(
  correctReceiptPiece,
  async ({ id, version, personId }, context) => {
    await onlyPublishers(context);
    const { db, viewer, audit } = context;
    const { batchId } = await presentPiece(db, id);
    // The batch is held first, as publishing does: what is being published is corrected no more.
    const batch = await lockBatch(db, { id: batchId });
    requireReady(batch);
    const [before] = await db.select().from(receiptPiece).where(eq(receiptPiece.id, id));
    if (!before) throw new Error('a piece vanished');
    if (before.version !== version) throw staleVersion(await presentPiece(db, id));
    if (personId !== null) {
      await checkPerson(db, before, personId);
      if ((await paidPeople(db, batch)).has(personId)) throw invalid({ personId: PAID });
    }
    const [after] = await db
      .update(receiptPiece)
      .set({
        personId,
        outcome: personId === null ? 'out' : 'matched',
        reason: '',
        correctedBy: viewer.accountId,
        version: version + 1,
      })
      .where(eq(receiptPiece.id, id))
      .returning();
    await audit({ entity: 'receiptPiece', entityId: id, before, after });
    await tellBatch(context, batchId);
    return presentPiece(db, id);
  },
);

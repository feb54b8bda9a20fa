import { correctReceiptPiece } from '@contract/receipts/receiptPieceAcciones';
import { and, eq, ne } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { person } from '../../db/schema/organisation';
import { receiptPiece } from '../../db/schema/receipts';
import { implement } from '../../engine/acciones/implement';
import { invalid } from '../../engine/http/fault';
import { paidPeople } from './payees';
import { presentPiece, receiptPiecesStore } from './receiptPiecesStore';
import { onlyPublishers } from './receiptScope';

const PAID = 'Ya tiene un recibo de este período, tipo y número.';

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
    const { db, viewer } = context;
    const target = { id, version, action: 'correct' } as const;
    await receiptPiecesStore.change(context, target, async ({ batch, piece }) => {
      if (personId !== null) {
        await checkPerson(db, piece, personId);
        if ((await paidPeople(db, batch)).has(personId)) throw invalid({ personId: PAID });
      }
      const outcome = personId === null ? 'out' : 'matched';
      return { personId, outcome, reason: '', correctedBy: viewer.accountId };
    });
    return presentPiece(db, id);
  },
);

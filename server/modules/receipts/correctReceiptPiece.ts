import { cuilText } from '@contract/core/cuil';
import { correctReceiptPiece } from '@contract/receipts/receiptPieceAcciones';
import { and, eq, ne } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { person } from '../../db/schema/organisation';
import { receiptPiece } from '../../db/schema/receipts';
import { implement } from '../../engine/acciones/implement';
import { invalid } from '../../engine/http/fault';
import { personName } from '../../engine/people/personName';
import { paidPeople } from './payees';
import { presentPiece, receiptPiecesStore } from './receiptPiecesStore';
import { onlyPublishers } from './receiptScope';

const PAID = 'Ya tiene un recibo de este período, tipo y número.';

/** The slip's person exists and has no other slip in the same batch. */
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

/** A page that names somebody else is given to this one only by who read both. */
async function refuseOtherCuil(db: Db, said: string, to: number) {
  const [whose] = await db
    .select({ cuil: person.cuil, lastName: person.lastName, firstName: person.firstName })
    .from(person)
    .where(eq(person.id, to));
  if (!whose || said === '' || said.split(', ').includes(whose.cuil)) return;
  const page = said.split(', ').map(cuilText).join(', ');
  throw invalid({
    otherCuil: `La hoja dice CUIL ${page}, y ${personName(whose)} tiene ${cuilText(whose.cuil)}.`,
  });
}

export const correctReceiptPieceHandler = implement(
  correctReceiptPiece,
  async ({ id, version, personId, otherCuil }, context) => {
    await onlyPublishers(context);
    const { db, viewer } = context;
    const target = { id, version, action: 'correct' } as const;
    await receiptPiecesStore.change(context, target, async ({ batch, piece }) => {
      if (personId !== null) {
        await checkPerson(db, piece, personId);
        if ((await paidPeople(db, batch)).has(personId)) throw invalid({ personId: PAID });
        if (!otherCuil) await refuseOtherCuil(db, piece.cuil, personId);
      }
      const outcome = personId === null ? 'out' : 'matched';
      return { personId, outcome, reason: '', correctedBy: viewer.accountId };
    });
    return presentPiece(db, id);
  },
);

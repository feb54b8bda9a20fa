import type { AccionKey } from '@contract/registry';
import type { Db } from '../../../server/db/Db';
import { taxDeduction } from '../../../server/db/schema/taxDeductions';
import type { Aim, Fields, Outcome } from './aim';
import { byScope } from './byScope';

/** Stale everywhere: who reaches it hears of the conflict, and nothing moves. */
const version = 999_999;

const declared = (personId: number): Fields & typeof taxDeduction.$inferInsert => ({
  ...{ personId, kind: 'rent', part: 'whole', amount: '1000.00', fromDay: '2031-01-02' },
});

async function declaredOf(db: Db, personId: number): Promise<number> {
  const [row] = await db
    .insert(taxDeduction)
    .values(declared(personId))
    .returning({ id: taxDeduction.id });
  if (!row) throw new Error('a deduction was not stored');
  return row.id;
}

const made =
  (input: (id: number, personId: number) => Fields): Aim['at'] =>
  async (db, { personId }) =>
    input(await declaredOf(db, personId), personId);

/** Keepers of pay write those of others, and never their own. */
const ofOthers: Aim['expect'] = (asking, theirs, accion): Outcome =>
  theirs.relation === 'own' ? 'refused' : byScope(asking, theirs, accion);

export const taxDeductionAims = {
  saveTaxDeduction: {
    at: made((id, personId) => ({ ...declared(personId), id, version })),
    expect: ofOthers,
  },
  removeTaxDeduction: { at: made((id) => ({ id, version })), expect: ofOthers },
} satisfies Partial<Record<AccionKey, Aim>>;

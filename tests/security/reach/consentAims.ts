import type { AccionKey } from '@contract/registry';
import type { Db } from '../../../server/db/Db';
import { deductionConsent } from '../../../server/db/schema/deductionConsents';
import type { Aim, Fields, Outcome } from './aim';
import { byScope } from './byScope';

/** Stale everywhere: who reaches it hears of the conflict, and nothing moves. */
const version = 999_999;

const agreed = (personId: number): Fields & typeof deductionConsent.$inferInsert => ({
  ...{ personId, code: 'DESC_NOVEDADES', fromDay: '2031-01-02' },
});

async function agreedBy(db: Db, personId: number): Promise<number> {
  const [row] = await db
    .insert(deductionConsent)
    .values(agreed(personId))
    .returning({ id: deductionConsent.id });
  if (!row) throw new Error('a consent was not stored');
  return row.id;
}

const made =
  (input: (id: number, personId: number) => Fields): Aim['at'] =>
  async (db, { personId }) =>
    input(await agreedBy(db, personId), personId);

/** Keepers of pay write those of others, and never their own. */
const ofOthers: Aim['expect'] = (asking, theirs, accion): Outcome =>
  theirs.relation === 'own' ? 'refused' : byScope(asking, theirs, accion);

export const consentAims = {
  saveDeductionConsent: {
    at: made((id, personId) => ({ ...agreed(personId), id, version })),
    expect: ofOthers,
  },
  removeDeductionConsent: { at: made((id) => ({ id, version })), expect: ofOthers },
} satisfies Partial<Record<AccionKey, Aim>>;

import type { AccionKey } from '@contract/registry';
import type { Db } from '../../../server/db/Db';
import { garnishment } from '../../../server/db/schema/garnishments';
import type { Aim, Fields, Outcome } from './aim';
import { byScope } from './byScope';

/** Stale everywhere: who reaches it hears of the conflict, and nothing moves. */
const version = 999_999;

const ordered = (personId: number): Fields & typeof garnishment.$inferInsert => ({
  ...{ personId, kind: 'debt', court: 'De prueba', file: 'De prueba', take: 'legal' },
  ...{ of: 'gross', total: '1000.00', onSac: true },
  ...{ receivedOn: '2031-01-02', fromDay: '2031-01-02' },
});

async function orderedOf(db: Db, personId: number): Promise<number> {
  const [row] = await db
    .insert(garnishment)
    .values(ordered(personId))
    .returning({ id: garnishment.id });
  if (!row) throw new Error('a garnishment was not stored');
  return row.id;
}

const made =
  (input: (id: number, personId: number) => Fields): Aim['at'] =>
  async (db, { personId }) =>
    input(await orderedOf(db, personId), personId);

/** Keepers of pay write those of others, and never their own. */
const ofOthers: Aim['expect'] = (asking, theirs, accion): Outcome =>
  theirs.relation === 'own' ? 'refused' : byScope(asking, theirs, accion);

export const garnishmentAims = {
  getGarnishment: { at: made((id) => ({ id })) },
  saveGarnishment: {
    at: made((id, personId) => ({ ...ordered(personId), id, version })),
    expect: ofOthers,
  },
  removeGarnishment: { at: made((id) => ({ id, version })), expect: ofOthers },
} satisfies Partial<Record<AccionKey, Aim>>;

import type { AccionKey } from '@contract/registry';
import { can } from '@contract/session/can';
import type { Db } from '../../../server/db/Db';
import { clockCredential, clockTouch } from '../../../server/db/schema/clocks';
import { punch } from '../../../server/db/schema/markings';
import type { Aim, Fields, Somebody } from './aim';
import { bringFile } from './bringFile';
import { byScope } from './byScope';

const day = '2026-10-05';

/** An entry of theirs, of a day on which nobody else punches. */
const punched =
  (input: (id: number, theirs: Somebody) => Fields): Aim['at'] =>
  async (db: Db, theirs) => {
    const { personId } = theirs;
    const at = new Date(Date.parse(`${day}T11:00:00Z`) + Math.floor(Math.random() * 3_000_000));
    const values = { personId, at, kind: 'in', source: 'web', day } as const;
    const [row] = await db.insert(punch).values(values).returning({ id: punch.id });
    return row ? input(row.id, theirs) : null;
  };

/** People without MARKINGS.SHOW read only their own. */
const reads: Aim['expect'] = (asking, theirs, accion) => {
  if (theirs.relation === 'own') return 'reached';
  return can(asking.flags, 'MARKINGS.SHOW') ? byScope(asking, theirs, accion) : 'hidden';
};

/** People who bring the files of the clocks reach everybody; the others nobody. */
const brings: Aim['expect'] = ({ scope, flags }) =>
  scope === 'all' && can(flags, 'MARKINGS.SHOW') ? 'reached' : 'refused';

let numbers = 0;

export const markingAims = {
  getPunch: { at: punched((id) => ({ id })), expect: reads },
  // Its own person adds it, or is told that their site keeps none.
  addPunchPhoto: {
    at: async (db, theirs, asking) => {
      const face = { hash: 'a'.repeat(64), mime: 'image/png', purpose: 'punch' };
      const photo = await bringFile(db, asking.accountId, face);
      return punched((id) => ({ id, photo }))(db, theirs, asking);
    },
    expect: (_asking, { relation }) => (relation === 'own' ? 'reached' : 'hidden'),
  },
  getPunchMonth: {
    at: (_db, { personId }) => ({ personId, year: 2026, month: 10 }),
    expect: reads,
  },
  askCorrection: {
    at: punched((id) => ({
      day,
      punches: [
        { id, kind: 'in', clock: '06:00' },
        { kind: 'out', clock: '07:00' },
      ],
      reason: 'De prueba',
    })),
    expect: (_asking, { relation }) => (relation === 'own' ? 'reached' : 'hidden'),
  },
  enterManyPunches: {
    at: (_db, { personId }) => ({
      selection: { kind: 'rows', ids: [personId] },
      day: '2026-06-08',
      startsAt: '09:00',
      endsAt: '18:00',
      note: 'De prueba',
    }),
    expect: (asking, theirs, accion) => {
      if (asking.scope === 'own' || !can(asking.flags, 'MARKINGS.CREATE')) return 'refused';
      return theirs.relation === 'own' ? 'hidden' : byScope(asking, theirs, accion);
    },
    found: (body) => (body as { done: number }).done === 1,
  },
  matchCredential: {
    at: async (db, { personId, accountId }) => {
      numbers += 1;
      const credential = `prueba-${numbers}`;
      await db
        .insert(clockTouch)
        .values({ credential, local: '2026-10-06 09:00:00', authorId: accountId });
      return { credential, personId };
    },
    expect: brings,
  },
  unmatchCredential: {
    at: async (db, { personId }) => {
      numbers += 1;
      const [row] = await db
        .insert(clockCredential)
        .values({ credential: `prueba-${numbers}`, personId })
        .returning();
      return { id: row?.id ?? 0 };
    },
    expect: brings,
  },
} satisfies Partial<Record<AccionKey, Aim>>;

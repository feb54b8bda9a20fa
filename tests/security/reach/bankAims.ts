import type { AccionKey } from '@contract/registry';
import type { Db } from '../../../server/db/Db';
import { hourBankAgreement, hourBankUse } from '../../../server/db/schema/hourBank';
import type { Aim, Somebody } from './aim';
import { byScope } from './byScope';

const terms = { rate50: 90, rate100: 120, writtenIn: 'De prueba' };
const fromDay = '2030-02-11';
/** Stale everywhere: who reaches it hears of the conflict, and nothing moves. */
const version = 999_999;

async function agreedWith(db: Db, personId: number): Promise<number> {
  const values = { target: 'person' as const, personId, fromDay, ...terms };
  const [row] = await db.insert(hourBankAgreement).values(values).returning();
  return row?.id ?? 0;
}

async function useOf(db: Db, { personId, accountId }: Somebody): Promise<number> {
  const [row] = await db
    .insert(hourBankUse)
    .values({
      personId,
      day: fromDay,
      whole: false,
      startsAt: new Date(`${fromDay}T12:00:00Z`),
      endsAt: new Date(`${fromDay}T13:00:00Z`),
      minutes: 60,
      reason: 'De prueba',
      authorId: accountId,
    })
    .returning();
  return row?.id ?? 0;
}

/** Somebody's hours in the bank, and by which agreement. */
export const bankAims = {
  getHourBank: { at: (_db, { personId }) => ({ personId }) },
  // More than anybody has: who reaches them hears that it is not there.
  adjustHourBank: {
    at: (_db, { personId }) => ({ personId, minutes: -29_999, reason: 'De prueba' }),
    expect: (asking, theirs, accion) =>
      theirs.relation === 'own' ? 'refused' : byScope(asking, theirs, accion),
  },
  cancelBankUse: {
    at: async (db, theirs) => ({ id: await useOf(db, theirs), reason: 'De prueba' }),
  },
  saveBankAgreement: {
    at: async (db, { personId }) => ({
      target: 'person',
      personId,
      id: await agreedWith(db, personId),
      version,
      fromDay,
      ...terms,
    }),
  },
  deleteBankAgreement: {
    at: async (db, { personId }) => ({ id: await agreedWith(db, personId), version }),
  },
} satisfies Partial<Record<AccionKey, Aim>>;

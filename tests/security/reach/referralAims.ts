import type { AccionKey } from '@contract/registry';
import { can } from '@contract/session/can';
import type { Db } from '../../../server/db/Db';
import { referral, referralInterview, referralOpening } from '../../../server/db/schema/referrals';
import type { Aim, Asking, Fields, Outcome, Somebody } from './aim';
import { bySite } from './byScope';

/** Stale everywhere: whoever reaches the referral hears of the conflict, and nothing changes. */
const version = 999_999;

const fields = ({ siteId }: Somebody) => ({
  ...{ position: 'De prueba', siteId, places: 5, until: '2030-01-02', keepMonths: 6 },
  ...{ text: 'Una búsqueda de prueba.', open: true },
});

async function opened(db: Db, theirs: Somebody): Promise<number> {
  const [row] = await db
    .insert(referralOpening)
    .values(fields(theirs))
    .returning({ id: referralOpening.id });
  return row?.id ?? 0;
}

type State = (typeof referral.$inferInsert)['state'];

async function referred(db: Db, theirs: Somebody, state: State): Promise<number> {
  const [row] = await db
    .insert(referral)
    .values({
      ...{ openingId: await opened(db, theirs), referrerId: theirs.personId, state },
      ...{ firstName: 'De', lastName: 'Prueba', startDay: state === 'hired' ? '2030-02-01' : null },
    })
    .returning({ id: referral.id });
  return row?.id ?? 0;
}

/** Referrers reach their own referrals, and deciders also those of the places within their reach. */
const expect = (asking: Asking, theirs: Somebody): Outcome => {
  if (theirs.relation === 'own') return 'reached';
  if (!can(asking.flags, 'REFERRALS.ALL')) return 'hidden';
  return bySite(asking, theirs);
};

const theirs = (state: State, input: Fields = {}): Aim => ({
  at: async (db, somebody) => ({ id: await referred(db, somebody, state), ...input }),
  expect,
});

const words = 'Gracias por tu tiempo; esta vez seguimos con otra persona.';

export const referralAims = {
  getReferral: theirs('pending'),
  cancelReferral: theirs('invited', { version }),
  beginReferral: theirs('pending', { version }),
  rejectReferral: theirs('pending', { version, words }),
  hireReferral: theirs('process', { version, startDay: '2030-02-01' }),
  admitReferral: {
    at: async (db, somebody) => ({
      ...{ id: await referred(db, somebody, 'hired'), version, areaId: somebody.areaId },
      ...{ firstName: 'De', lastName: 'Prueba', docket: 'R-PRUEBA', dni: '30111222' },
      ...{ cuil: '20301112220', birthDate: '1990-01-01', hireDate: '2030-02-01' },
    }),
    expect,
  },
  linkReferral: theirs('hired', { version, cuil: '20301112220' }),
  saveInterview: {
    at: async (db, somebody) => ({
      ...{ referralId: await referred(db, somebody, 'process'), personId: somebody.personId },
      ...{ day: '2030-01-05', time: '10:00', minutes: 30, place: 'De prueba' },
    }),
    expect,
  },
  cancelInterview: {
    at: async (db, somebody) => {
      const referralId = await referred(db, somebody, 'process');
      const [row] = await db
        .insert(referralInterview)
        .values({
          ...{ referralId, personId: somebody.personId, day: '2030-01-05' },
          ...{ time: '10:00', minutes: 30, place: 'De prueba' },
        })
        .returning({ id: referralInterview.id });
      return { referralId, id: row?.id ?? 0, version };
    },
    expect,
  },
  noteReferral: theirs('pending', { body: 'De prueba' }),
  askReferralErasure: theirs('pending', { version }),
  eraseReferral: theirs('pending', { version }),
  announceReferralOpening: {
    at: async (db, somebody) => ({ id: await opened(db, somebody) }),
    expect: bySite,
  },
  saveReferralOpening: { at: (_db, somebody) => fields(somebody), expect: bySite },
} satisfies Partial<Record<AccionKey, Aim>>;

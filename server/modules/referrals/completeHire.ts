import { and, eq, isNotNull, ne, or } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { person } from '../../db/schema/organisation';
import { referral, referralBonus, referralOpening } from '../../db/schema/referrals';
import type { Context } from '../../engine/acciones/context';
import { conflict } from '../../engine/http/fault';
import { takeOffWall } from '../posts';
import { emailKey } from './applicantKeys';
import { bonusParts, whyNoBonus } from './bonusRules';
import { refuseHiredTwice } from './knownFiles';
import type { StoredReferral } from './referralQueries';
import { referralStore } from './referralStore';
import { referrerDecides } from './referrerDecides';
import { tellReferrer } from './tellReferral';

/** Locks the opening for the transaction, so that two hires cannot both take its last place. A hire that waits for approval holds a place too. */
export async function holdPlace(db: Db, { openingId, id }: StoredReferral) {
  const [opening] = await db
    .select()
    .from(referralOpening)
    .where(eq(referralOpening.id, openingId))
    .for('update');
  if (!opening) throw new Error('a referral without opening');
  const taken = await db.$count(
    referral,
    and(
      ...[eq(referral.openingId, openingId), ne(referral.id, id)],
      or(eq(referral.state, 'hired'), isNotNull(referral.askedDay)),
    ),
  );
  if (taken >= opening.places) {
    throw conflict(
      'Ya se cubrieron los lugares de esa búsqueda: sumale uno o cerrá esta postulación.',
    );
  }
  return opening;
}

type HeldOpening = Awaited<ReturnType<typeof holdPlace>>;

/** The opening takes nobody else with its last place. */
async function closeIfFull(context: Context, opening: HeldOpening): Promise<void> {
  const { db, audit, emit } = context;
  const { id, postId } = opening;
  const hired = await db.$count(
    referral,
    and(eq(referral.openingId, id), eq(referral.state, 'hired')),
  );
  if (hired >= opening.places && opening.open) {
    const [closed] = await db
      .update(referralOpening)
      .set({ open: false, version: opening.version + 1 })
      .where(eq(referralOpening.id, id))
      .returning();
    await audit({
      ...{ entity: 'referralOpening', entityId: id },
      ...{ before: opening, after: closed },
    });
    if (postId !== null) await takeOffWall(context, postId);
  }
  await emit([{ type: 'ReferralOpening', id: 'LIST' }], {
    kind: 'everyone',
    permission: 'REFERRALS',
  });
}

async function isOneself(db: Db, { referrerId, emailKey: key }: StoredReferral): Promise<boolean> {
  const [referrer] = await db
    .select({ email: person.email })
    .from(person)
    .where(eq(person.id, referrerId));
  return key !== null && emailKey(referrer?.email ?? null) === key;
}

/** Why hiring them brings their referrer nothing, as it is now; null where it does. */
export const noBonusOf = async (db: Db, row: StoredReferral): Promise<string | null> =>
  whyNoBonus({
    noBonus: row.noBonus,
    decides: await referrerDecides(db, row.referrerId),
    oneself: await isOneself(db, row),
  });

interface Hire {
  startDay: string;
  /** The account that approved the hire and its bonus. */
  hiredBy: number;
  kind: 'hired' | 'hireApproved';
}

/** Writes that somebody is hired, and what their referrer may expect. The caller holds the referral, in the turn of credits. */
export async function completeHire(
  context: Context,
  row: StoredReferral,
  { startDay, hiredBy, kind }: Hire,
): Promise<void> {
  const { db, viewer } = context;
  await refuseHiredTwice(db, row, startDay);
  const opening = await holdPlace(db, row);
  const noBonus = await noBonusOf(db, row);
  const after = await referralStore.write(
    context,
    row,
    { state: 'hired', startDay, askedDay: null, noBonus, hiredBy },
    { kind, accountId: viewer.accountId },
  );
  await closeIfFull(context, opening);
  const parts = noBonus === null ? bonusParts(opening, startDay) : [];
  if (parts.length > 0) {
    await db.insert(referralBonus).values(parts.map((part) => ({ ...part, referralId: row.id })));
  }
  await tellReferrer(context, after, 'hired');
}

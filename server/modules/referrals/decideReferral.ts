import {
  beginReferral,
  hireReferral,
  noteReferral,
  rejectReferral,
} from '@contract/referrals/referralAcciones';
import { and, eq, ne, sql } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { person, site } from '../../db/schema/organisation';
import { referral, referralBonus, referralNote, referralOpening } from '../../db/schema/referrals';
import type { Context } from '../../engine/acciones/context';
import { implement } from '../../engine/acciones/implement';
import { conflict, invalid } from '../../engine/http/fault';
import { bonusParts, whyNoBonus } from './bonusRules';
import { creditTurn } from './creditTurn';
import { askLetter } from './kindLetter';
import { refuseHiredTwice } from './knownFiles';
import type { StoredReferral } from './referralQueries';
import { referralStore } from './referralStore';
import { referrerDecides } from './referrerDecides';
import { tellReferrer } from './tellReferral';

export const beginReferralHandler = implement(beginReferral, async (asked, context) => {
  const { accountId } = context.viewer;
  const row = await referralStore.hold(context, asked, 'begin');
  const after = await referralStore.write(
    context,
    row,
    { state: 'process' },
    { kind: 'begun', accountId },
  );
  await tellReferrer(context, after, 'process');
  return { id: after.id };
});

export const rejectReferralHandler = implement(
  rejectReferral,
  async ({ words, ...asked }, context) => {
    const { accountId } = context.viewer;
    const row = await referralStore.hold(context, asked, 'reject');
    const after = await referralStore.write(
      context,
      row,
      { state: 'rejected', words },
      { kind: 'rejected', accountId },
    );
    await askLetter(context, after);
    await tellReferrer(context, after, 'rejected');
    return { id: after.id };
  },
);

/** Holds the opening until the end: of two who take its last place at once, one is told that it is taken. */
async function takePlace(context: Context, { openingId, id }: StoredReferral) {
  const { db, audit, emit } = context;
  const [opening] = await db
    .select()
    .from(referralOpening)
    .where(eq(referralOpening.id, openingId))
    .for('update');
  if (!opening) throw new Error('a referral without opening');
  const hired = await db.$count(
    referral,
    and(eq(referral.openingId, openingId), eq(referral.state, 'hired'), ne(referral.id, id)),
  );
  if (hired >= opening.places) {
    throw conflict(
      'Ya se cubrieron los lugares de esa búsqueda: sumale uno o cerrá esta postulación.',
    );
  }
  if (hired + 1 === opening.places && opening.open) {
    const [closed] = await db
      .update(referralOpening)
      .set({ open: false, version: opening.version + 1 })
      .where(eq(referralOpening.id, openingId))
      .returning();
    await audit({
      ...{ entity: 'referralOpening', entityId: openingId },
      ...{ before: opening, after: closed },
    });
  }
  await emit([{ type: 'ReferralOpening', id: 'LIST' }], {
    kind: 'everyone',
    permission: 'REFERRALS',
  });
  return opening;
}

/** The day on which somebody applied, on the calendar of the place. */
async function appliedDay(db: Db, id: number): Promise<string> {
  const [row] = await db
    .select({
      day: sql<string>`(coalesce(${referral.appliedAt}, ${referral.createdAt}) at time zone ${site.zone})::date::text`,
    })
    .from(referral)
    .innerJoin(referralOpening, eq(referralOpening.id, referral.openingId))
    .innerJoin(site, eq(site.id, referralOpening.siteId))
    .where(eq(referral.id, id));
  return row?.day ?? '';
}

async function isOneself({ db }: Context, row: StoredReferral): Promise<boolean> {
  const [referrer] = await db
    .select({ email: person.email })
    .from(person)
    .where(eq(person.id, row.referrerId));
  return row.email !== null && referrer?.email?.toLowerCase() === row.email;
}

export const hireReferralHandler = implement(
  hireReferral,
  async ({ startDay, ...asked }, context) => {
    const { db, viewer } = context;
    const { accountId } = viewer;
    await creditTurn(db);
    const row = await referralStore.hold(context, asked, 'hire');
    if (startDay < (await appliedDay(db, row.id))) {
      throw invalid({ startDay: 'No puede ser antes de que se postulara.' });
    }
    await refuseHiredTwice(db, row, startDay);
    const opening = await takePlace(context, row);
    const noBonus = whyNoBonus({
      noBonus: row.noBonus,
      decides: row.referrerId === viewer.personId || (await referrerDecides(db, row.referrerId)),
      oneself: await isOneself(context, row),
    });
    const after = await referralStore.write(
      context,
      row,
      { state: 'hired', startDay, noBonus, hiredBy: accountId },
      { kind: 'hired', accountId },
    );
    const parts = noBonus === null ? bonusParts(opening, startDay) : [];
    if (parts.length > 0) {
      await db.insert(referralBonus).values(parts.map((part) => ({ ...part, referralId: row.id })));
    }
    await tellReferrer(context, after, 'hired');
    return { id: after.id };
  },
);

export const noteReferralHandler = implement(noteReferral, async ({ id, body }, context) => {
  const { db, viewer, audit, emit } = context;
  const row = await referralStore.hold(context, { id }, 'note');
  await db.insert(referralNote).values({ referralId: row.id, authorId: viewer.accountId, body });
  await audit({ entity: 'referral', entityId: id, after: { noted: true } });
  await emit([{ type: 'Referral', id }], { kind: 'everyone', permission: 'REFERRALS.ALL' });
  return { id };
});

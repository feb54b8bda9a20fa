import {
  askReferralErasure,
  cancelReferral,
  eraseReferral,
} from '@contract/referrals/referralAcciones';
import { eq, sql } from 'drizzle-orm';
import { referralInterview, referralNote, referralOpening } from '../../db/schema/referrals';
import { implement } from '../../engine/acciones/implement';
import type { Ends } from '../../engine/approvals/requestType';
import { todayAt } from '../../engine/time/todayAt';
import { endHireRequest } from './endHireRequest';
import { erasureDue } from './erasureDue';
import type { StoredReferral } from './referralQueries';
import { erasedState } from './referralRules';
import { referralStore } from './referralStore';

const nobody = {
  ...{ firstName: null, lastName: null, email: null, phone: null },
  ...{ emailKey: null, phoneKey: null, message: null, cvHash: null, cvName: null },
  ...{ code: null, ownCodeHash: null, words: null },
};

/** Takes away all that tells who it was; the row stays, and is counted. */
export async function forgetPerson(
  ends: Ends,
  row: StoredReferral,
  kind: 'erased' | 'expired' | 'cancelled',
  accountId: number | null,
): Promise<void> {
  await ends.db.delete(referralNote).where(eq(referralNote.referralId, row.id));
  await ends.db.delete(referralInterview).where(eq(referralInterview.referralId, row.id));
  await endHireRequest(ends, row, { accountId, reason: 'Se borraron los datos de la persona.' });
  const state = kind === 'erased' ? erasedState(row.state) : kind;
  const columns = { ...nobody, state, askedDay: null, erasedAt: sql`anden_now()` };
  await referralStore.write(ends, row, columns, { kind, accountId });
}

export const cancelReferralHandler = implement(cancelReferral, async (asked, context) => {
  const row = await referralStore.hold(context, asked, 'cancel');
  await forgetPerson(context, row, 'cancelled', context.viewer.accountId);
  return { id: row.id };
});

export const eraseReferralHandler = implement(eraseReferral, async (asked, context) => {
  const row = await referralStore.hold(context, asked, 'erase');
  await forgetPerson(context, row, 'erased', context.viewer.accountId);
  return { id: row.id };
});

/** From the day on which it was asked, on the calendar of the place. */
export async function askErasure(
  ends: Ends,
  row: StoredReferral,
  accountId: number | null,
): Promise<string> {
  const [opening] = await ends.db
    .select({ siteId: referralOpening.siteId })
    .from(referralOpening)
    .where(eq(referralOpening.id, row.openingId));
  if (!opening) throw new Error('a referral without opening');
  const eraseDue = await erasureDue(await todayAt(ends.db, opening.siteId));
  await referralStore.write(ends, row, { eraseDue }, { kind: 'erasureAsked', accountId });
  return eraseDue;
}

export const askReferralErasureHandler = implement(askReferralErasure, async (asked, context) => {
  const row = await referralStore.hold(context, asked, 'askErasure');
  await askErasure(context, row, context.viewer.accountId);
  return { id: row.id };
});

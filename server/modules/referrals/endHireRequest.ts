import { askedOf } from '../../engine/approvals/askedOf';
import { writeEnd } from '../../engine/approvals/closeRequest';
import type { Closing, Ends } from '../../engine/approvals/requestType';
import { REFERRAL_HIRE } from './hireRequestType';
import type { StoredReferral } from './referralQueries';

/** Ends the request that somebody is hired, for their application is over; the caller writes what becomes of it. */
export async function endHireRequest(
  ends: Ends,
  { id, askedDay }: StoredReferral,
  closing: Closing,
): Promise<void> {
  if (askedDay === null) return;
  const request = await askedOf(ends.db, REFERRAL_HIRE, id);
  if (request?.state !== 'pending' && request?.state !== 'draft') return;
  await writeEnd(ends, request, 'cancelled', closing);
}

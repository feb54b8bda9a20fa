import { claimedMoment } from '../../engine/time/claimedMoment';
import { clock } from '../../engine/time/clock';
import type { StoredVisit } from './visitQueries';

type Claim = Parameters<typeof claimedMoment>[0];

/** The moment of a step as the device claims it, within what the server can believe. */
export const momentOf = ({ createdAt }: StoredVisit, claim: Claim): Date =>
  claimedMoment(claim, { since: createdAt, receivedAt: clock.now() }).at;

/** Nothing ends before it began, whatever a device's clock says. */
export function endOf(visit: StoredVisit, claim: Claim): Date {
  const { arrivedAt } = visit;
  const at = momentOf(visit, claim);
  return arrivedAt !== null && at < arrivedAt ? arrivedAt : at;
}

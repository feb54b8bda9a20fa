import type { Reach } from '@contract/core/accion';
import { can } from '@contract/session/can';
import { keepsPeople } from '@contract/users/keepsPeople';
import { type SQL, sql } from 'drizzle-orm';
import { referral, referralOpening } from '../../db/schema/referrals';
import type { Viewer } from '../../engine/acciones/context';
import { withinSites } from '../../engine/scope/withinSites';

type Asking = Pick<Viewer, 'personId' | 'siteId' | 'roles'>;

export const decidesReferrals = ({ roles }: Pick<Viewer, 'roles'>): boolean =>
  can(roles, 'REFERRALS.ALL');

/** Everybody sees their own, and a person who decides those of the places they reach. */
export function visibleReferrals(reach: Reach, viewer: Asking): SQL {
  const own =
    viewer.personId === null ? sql`false` : sql`${referral.referrerId} = ${viewer.personId}`;
  if (!decidesReferrals(viewer)) return own;
  return sql`(${own} or ${withinSites(reach, viewer, sql`${referralOpening.siteId}`)})`;
}

export const whoAsks = (viewer: Asking) => ({
  decides: decidesReferrals(viewer),
  keepsPeople: keepsPeople.some((flag) => can(viewer.roles, flag)),
  personId: viewer.personId,
});

import type { Reach } from '@contract/core/accion';
import { can } from '@contract/session/can';
import { type SQL, sql } from 'drizzle-orm';
import { visit } from '../../db/schema/visits';
import type { Viewer } from '../../engine/acciones/context';
import { withinReach } from '../../engine/scope/withinReach';
import { withinSites } from '../../engine/scope/withinSites';

type Asking = Pick<Viewer, 'personId' | 'siteId' | 'roles'>;

export const plansVisits = ({ roles }: Pick<Viewer, 'roles'>): boolean => can(roles, 'VISITS.plan');

/** Visits are for whoever reaches the person who makes them; drafts, and those that nobody has yet, for planners alone. */
export function visibleVisits(reach: Reach, viewer: Asking): SQL {
  const theirs = withinReach(reach, viewer, visit.personId);
  if (!plansVisits(viewer)) return sql`(${theirs} and ${visit.state} <> 'draft')`;
  const nobodys = withinSites(reach, viewer, sql`${visit.siteId}`);
  return sql`(case when ${visit.personId} is null then ${nobodys} else ${theirs} end)`;
}

/** Everybody makes their own visits, and no others. */
export const ownVisits = ({ personId }: Pick<Viewer, 'personId'>): SQL =>
  personId === null
    ? sql`false`
    : sql`(${visit.personId} = ${personId} and ${visit.state} <> 'draft')`;

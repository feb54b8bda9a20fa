import type { Reach } from '@contract/core/accion';
import { can } from '@contract/session/can';
import { type SQL, sql } from 'drizzle-orm';
import { stockCount } from '../../db/schema/counters';
import type { Viewer } from '../../engine/acciones/context';
import { withinSites } from '../../engine/scope/withinSites';

type Asking = Pick<Viewer, 'personId' | 'siteId' | 'roles'>;

/** The people who run the warehouse see figures, decide about differences, and count nothing that is counted blind. */
export const plansCounts = ({ roles }: Pick<Viewer, 'roles'>): boolean =>
  can(roles, 'ORDERS.create');

/** A count is for whoever runs its site; while it is counted, also for those who count it. */
export function visibleCounts(reach: Reach, viewer: Asking): SQL {
  const here = withinSites(reach, viewer, sql`${stockCount.siteId}`);
  if (plansCounts(viewer)) return here;
  return sql`(${here} and ${stockCount.state} = 'counting' and (
    not exists (select from stock_count_person named where named.count_id = ${stockCount.id})
    or exists (select from stock_count_person named
      where named.count_id = ${stockCount.id} and named.person_id = ${viewer.personId})))`;
}

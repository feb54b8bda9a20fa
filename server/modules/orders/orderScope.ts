import type { Reach } from '@contract/core/accion';
import { can } from '@contract/session/can';
import { type SQL, sql } from 'drizzle-orm';
import { warehouseOrder } from '../../db/schema/orders';
import type { Viewer } from '../../engine/acciones/context';
import { withinReach } from '../../engine/scope/withinReach';
import { withinSites } from '../../engine/scope/withinSites';

type Asking = Pick<Viewer, 'personId' | 'siteId' | 'roles'>;

/**
 * An order belongs to a site, and while it is prepared to its picker. `own` sees at the own site what
 * nobody took, what is theirs, and what waits for a check that they may do.
 */
export function visibleOrders(reach: Reach, viewer: Asking): SQL {
  const here = withinSites(reach, viewer, sql`${warehouseOrder.siteId}`);
  if (reach !== 'own' && reach !== 'team') return here;
  const toCheck = can(viewer.roles, 'ORDERS.check')
    ? sql`${warehouseOrder.state} in ('picked', 'checked')`
    : sql`false`;
  return sql`(${here} and (
    ${withinReach(reach, viewer, warehouseOrder.pickerId)}
    or (${warehouseOrder.pickerId} is null and ${warehouseOrder.state} in ('created', 'approved', 'picking'))
    or ${toCheck}))`;
}

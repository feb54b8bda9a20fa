import type { AccionDefinition, Reach, Scope } from '@contract/core/accion';
import { can } from '@contract/session/can';
import type { Viewer } from '../acciones/context';

const order: readonly Scope[] = ['own', 'team', 'site', 'all'];

function narrower(a: Scope, b: Scope): Scope {
  return order.indexOf(a) <= order.indexOf(b) ? a : b;
}

/** The narrower of what the role has and what the accion ever honours. */
export function reachOf(
  accion: Pick<AccionDefinition, 'scope' | 'sensitive'>,
  viewer: Pick<Viewer, 'roles' | 'roleScope'>,
): Reach {
  if (accion.scope === 'everyone') return 'everyone';
  const reach = narrower(viewer.roleScope, accion.scope);
  if (!accion.sensitive) return reach;
  // Pay, health and legajo never spread to a team or a site.
  const trusted = can(viewer.roles, 'LIQUIDATION.SHOW') || can(viewer.roles, 'ADMIN');
  return trusted && reach === 'all' ? 'all' : 'own';
}

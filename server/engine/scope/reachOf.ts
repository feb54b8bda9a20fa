import type { AccionDefinition, Reach, Scope } from '@contract/core/accion';
import { can } from '@contract/session/can';
import { sensitiveKeepers } from '@contract/session/sensitiveKeepers';
import type { Viewer } from '../acciones/context';

const order: readonly Scope[] = ['own', 'team', 'site', 'all'];

function narrower(a: Scope, b: Scope): Scope {
  return order.indexOf(a) <= order.indexOf(b) ? a : b;
}

/** A part of ADMIN keeps roles, settings or accounts, and no pay: only all of it reaches what is sensitive. */
const keepsSensitive = (roles: Viewer['roles']): boolean =>
  sensitiveKeepers.some((flag) => can(roles, flag));

/** The narrower of what the role has and what the accion ever honours. */
export function reachOf(
  accion: Pick<AccionDefinition, 'scope' | 'sensitive'>,
  viewer: Pick<Viewer, 'roles' | 'roleScope'>,
): Reach {
  if (accion.scope === 'everyone') return 'everyone';
  const reach = narrower(viewer.roleScope, accion.scope);
  if (!accion.sensitive) return reach;
  // Pay, health and legajo never spread to a team or a site.
  return keepsSensitive(viewer.roles) && reach === 'all' ? 'all' : 'own';
}

/** How far a viewer reaches into what is sensitive: everybody's for those who keep it, else their own. */
export const sensitiveReach = (viewer: Pick<Viewer, 'roles' | 'roleScope'>): Reach =>
  reachOf({ scope: 'all', sensitive: true }, viewer);

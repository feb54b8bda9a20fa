import { groupedFlags, type Permission, passedFlags, plainFlags } from '@contract/core/permissions';
import { can } from '@contract/session/can';
import { normalizeRoles } from '@contract/session/normalizeRoles';
import type { Viewer } from '../acciones/context';

const subFlags = Object.entries({ ...passedFlags, ...groupedFlags }).flatMap(([flag, subs]) =>
  subs.map((sub) => `${flag}.${sub}` as Permission),
);
export const allPermissions: readonly Permission[] = [...plainFlags, 'VISITS', 'SYNC', ...subFlags];
export const widths = ['own', 'team', 'site', 'all'] as const;

export interface RoleRights {
  flags: unknown;
  scope: Viewer['roleScope'];
}

/** True of a role that can do no more than these rights, and reaches no further. */
export function isWithinRights(
  holds: Pick<Viewer, 'roles' | 'roleScope'>,
  { flags, scope }: RoleRights,
): boolean {
  const asked = normalizeRoles(flags);
  const wider = widths.indexOf(scope) > widths.indexOf(holds.roleScope);
  return !wider && allPermissions.every((flag) => !can(asked, flag) || can(holds.roles, flag));
}

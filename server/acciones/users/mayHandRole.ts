import { can } from '@contract/session/can';
import { normalizeRoles } from '@contract/session/normalizeRoles';
import {
  groupedFlags,
  type Permission,
  passedFlags,
  plainFlags,
} from '@contract/session/permissions';
import { conflict } from '../../http/fault';
import type { Viewer } from '../context';

const subFlags = Object.entries({ ...passedFlags, ...groupedFlags }).flatMap(([flag, subs]) =>
  subs.map((sub) => `${flag}.${sub}` as Permission),
);
const permissions: readonly Permission[] = [...plainFlags, 'VISITS', 'SYNC', ...subFlags];
const widths = ['own', 'team', 'site', 'all'];

interface Role {
  flags: unknown;
  scope: Viewer['roleScope'];
}

/** Who administers roles hands out any; whoever administers only people, none that can do more than their own. */
export function mayHandRole(viewer: Pick<Viewer, 'roles' | 'roleScope'>, role: Role): boolean {
  if (can(viewer.roles, 'ADMIN.roles')) return true;
  const flags = normalizeRoles(role.flags);
  const wider = widths.indexOf(role.scope) > widths.indexOf(viewer.roleScope);
  return !wider && permissions.every((flag) => !can(flags, flag) || can(viewer.roles, flag));
}

export function refuseHigherRole(viewer: Viewer, role: Role): void {
  if (mayHandRole(viewer, role)) return;
  throw conflict('Ese rol permite más que el tuyo: pedile el cambio a quien administra los roles.');
}

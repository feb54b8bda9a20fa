import { groupedFlags, type Permission, passedFlags, plainFlags } from '@contract/core/permissions';
import { can } from '@contract/session/can';
import { normalizeRoles } from '@contract/session/normalizeRoles';
import { type SQL, sql } from 'drizzle-orm';
import { role } from '../../db/schema/session';
import type { Viewer } from '../../engine/acciones/context';
import { conflict } from '../../engine/http/fault';

const subFlags = Object.entries({ ...passedFlags, ...groupedFlags }).flatMap(([flag, subs]) =>
  subs.map((sub) => `${flag}.${sub}` as Permission),
);
const permissions: readonly Permission[] = [...plainFlags, 'VISITS', 'SYNC', ...subFlags];
const widths = ['own', 'team', 'site', 'all'] as const;

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

/** The same of a role in a query, for lists: true for those that can do no more than the viewer. */
export function isNoHigherRole(viewer: Pick<Viewer, 'roles' | 'roleScope'>): SQL {
  if (can(viewer.roles, 'ADMIN.roles')) return sql`true`;
  const within = widths.slice(0, widths.indexOf(viewer.roleScope) + 1);
  const lacking = permissions
    .filter((flag) => !can(viewer.roles, flag))
    .map((flag) => flag.split('.'));
  // Whatever is not plainly false counts as permitted: nobody gains by how a flag is written.
  return sql`(${role.scope} = any(${sql.param(within)}::text[]) and not exists (
    select from jsonb_array_elements(${JSON.stringify(lacking)}::jsonb) as lacks (flag)
    where coalesce(${role.flags} -> (flag ->> 0), 'false') = 'true' or coalesce(
      ${role.flags} #> array(select jsonb_array_elements_text(flag)), 'false') not in ('false', 'null')))`;
}

export const HIGHER_ROLE =
  'Ese rol permite más que el tuyo: pedile el cambio a quien administra los roles.';

export function refuseHigherRole(viewer: Viewer, role: Role): void {
  if (mayHandRole(viewer, role)) return;
  throw conflict(HIGHER_ROLE);
}

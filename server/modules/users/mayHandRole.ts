import { can } from '@contract/session/can';
import { type SQL, sql } from 'drizzle-orm';
import { role } from '../../db/schema/session';
import type { Viewer } from '../../engine/acciones/context';
import { conflict } from '../../engine/http/fault';
import {
  allPermissions,
  isWithinRights,
  type RoleRights,
  widths,
} from '../../engine/session/withinRights';

/** People who administer roles hand out any; those who administer only people, none that can do more than their own. */
export function mayHandRole(
  viewer: Pick<Viewer, 'roles' | 'roleScope'>,
  role: RoleRights,
): boolean {
  if (can(viewer.roles, 'ADMIN.roles')) return true;
  return isWithinRights(viewer, role);
}

/** The same of a role in a query, for lists: true for those that can do no more than the viewer. */
export function isNoHigherRole(viewer: Pick<Viewer, 'roles' | 'roleScope'>): SQL {
  if (can(viewer.roles, 'ADMIN.roles')) return sql`true`;
  const within = widths.slice(0, widths.indexOf(viewer.roleScope) + 1);
  const lacking = allPermissions
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

export function refuseHigherRole(viewer: Viewer, role: RoleRights): void {
  if (mayHandRole(viewer, role)) return;
  throw conflict(HIGHER_ROLE);
}

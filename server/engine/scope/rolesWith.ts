import type { Permission, Roles } from '@contract/core/permissions';
import { can } from '@contract/session/can';
import type { Db } from '../../db/Db';
import { role } from '../../db/schema/session';

/** The roles that have a flag, of several any, with how far each reaches. */
export async function rolesWith(db: Db, permission: Permission | readonly Permission[]) {
  const roles = await db.select({ id: role.id, flags: role.flags, scope: role.scope }).from(role);
  const wanted = [permission].flat();
  return roles.filter(({ flags }) => wanted.some((flag) => can(flags as Roles, flag)));
}

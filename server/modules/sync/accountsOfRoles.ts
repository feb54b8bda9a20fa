import { normalizeRoles } from '@contract/session/normalizeRoles';
import { and, asc, eq } from 'drizzle-orm';
import { anyOf } from '../../db/anyOf';
import type { Db } from '../../db/Db';
import { account, role } from '../../db/schema/session';
import type { Viewer } from '../../engine/acciones/context';

type Holder = Pick<Viewer, 'roles' | 'roleScope'>;

/** The first people, by their names, who may enter and whose role may do something. */
export async function accountsOfRoles(db: Db, may: (holder: Holder) => boolean, most: number) {
  const roles = await db.select({ id: role.id, flags: role.flags, scope: role.scope }).from(role);
  const able = roles.filter(({ flags, scope }) =>
    may({ roles: normalizeRoles(flags), roleScope: scope }),
  );
  const ids = able.map(({ id }) => id);
  return db
    .select({ id: account.id, name: account.displayName })
    .from(account)
    .where(and(eq(account.active, true), anyOf(account.roleId, ids)))
    .orderBy(asc(account.displayName), asc(account.id))
    .limit(most);
}

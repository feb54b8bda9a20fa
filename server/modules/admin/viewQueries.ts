import { normalizeRoles } from '@contract/session/normalizeRoles';
import { and, eq } from 'drizzle-orm';
import { person } from '../../db/schema/organisation';
import { account, role } from '../../db/schema/session';
import type { Context, Viewer } from '../../engine/acciones/context';
import { conflict, notFound } from '../../engine/http/fault';
import { withinReach } from '../../engine/scope/withinReach';

interface Seen extends Pick<Viewer, 'accountId' | 'roles' | 'roleScope'> {
  name: string;
}

async function seenRole({ db, viewer }: Context, id: number): Promise<Seen> {
  const [row] = await db.select().from(role).where(eq(role.id, id));
  if (!row) throw notFound('El rol no existe.');
  const { name, flags, scope } = row;
  return { name, roles: normalizeRoles(flags), roleScope: scope, accountId: viewer.accountId };
}

async function seenPerson({ db, viewer, reach }: Context, id: number): Promise<Seen> {
  const [row] = await db
    .select({
      accountId: account.id,
      name: account.displayName,
      active: account.active,
      flags: role.flags,
      roleScope: role.scope,
    })
    .from(person)
    .leftJoin(account, eq(account.personId, person.id))
    .leftJoin(role, eq(role.id, account.roleId))
    .where(and(eq(person.id, id), withinReach(reach, viewer, person.id)));
  if (!row) throw notFound('Esa persona no existe o no está a tu alcance.');
  const { accountId, name, roleScope, active, flags } = row;
  if (accountId === null || name === null || roleScope === null || !active) {
    throw conflict('Esa persona no tiene una cuenta con la que entrar.');
  }
  return { accountId, name, roleScope, roles: normalizeRoles(flags) };
}

/** This finds what is about to be seen: a role over one's own record, or a person with their account. */
export const findSeen = (context: Context, kind: 'role' | 'person', id: number): Promise<Seen> =>
  kind === 'role' ? seenRole(context, id) : seenPerson(context, id);

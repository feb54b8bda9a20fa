import { getRole } from '@contract/admin/roleAcciones';
import { asc, eq } from 'drizzle-orm';
import { account } from '../../db/schema/session';
import { implement } from '../../engine/acciones/implement';
import { notFound } from '../../engine/http/fault';
import { authorRefs } from '../../engine/people/authorRef';
import { findRole } from './roleQueries';

export const getRoleHandler = implement(getRole, async ({ id }, { db }) => {
  const found = await findRole(db, id);
  if (!found) throw notFound('El rol no existe.');
  const members = await db
    .select({ id: account.id, username: account.username, active: account.active })
    .from(account)
    .where(eq(account.roleId, id))
    .orderBy(asc(account.displayName), asc(account.id))
    .limit(100);
  const people = await authorRefs(
    db,
    members.map((member) => member.id),
  );
  return {
    ...found,
    members: members.flatMap((member) => {
      const person = people.get(member.id);
      return person ? [{ ...member, person }] : [];
    }),
  };
});

import type { Roles } from '@contract/core/permissions';
import { eq } from 'drizzle-orm';
import { account, role } from '../../db/schema/session';
import type { Context } from '../../engine/acciones/context';
import { conflict } from '../../engine/http/fault';
import { maySee } from '../../engine/session/mayView';

/** A forgotten password goes by mail: whoever writes the address of an account could enter with it. */
export async function refuseHigherMail(
  { db, viewer }: Pick<Context, 'db' | 'viewer'>,
  personId: number,
): Promise<void> {
  const [theirs] = await db
    .select({ roles: role.flags, roleScope: role.scope })
    .from(account)
    .innerJoin(role, eq(role.id, account.roleId))
    .where(eq(account.personId, personId));
  if (!theirs || maySee(viewer, { ...theirs, roles: theirs.roles as Roles })) return;
  throw conflict(
    'Su cuenta permite más que la tuya: el correo se lo cambia quien administra los roles.',
  );
}

import { deleteRole } from '@contract/admin/roleAcciones';
import { eq } from 'drizzle-orm';
import { account } from '../../db/schema/session';
import { firstView } from '../../db/schema/views';
import { implement } from '../../engine/acciones/implement';
import { conflict } from '../../engine/http/fault';
import { roles } from './roleQueries';

export const deleteRoleHandler = implement(deleteRole, ({ id }, context) => {
  const { db } = context;
  return roles.remove(context, { id }, async () => {
    const held = await db.$count(account, eq(account.roleId, id));
    if (held > 0) throw conflict('El rol tiene cuentas: dales otro antes de borrarlo.');
    await db.delete(firstView).where(eq(firstView.roleId, id));
  });
});

import { deleteRole } from '@contract/admin/roleAcciones';
import { eq } from 'drizzle-orm';
import { account, role } from '../../db/schema/session';
import { firstView } from '../../db/schema/views';
import { implement } from '../../engine/acciones/implement';
import { conflict, notFound } from '../../engine/http/fault';
import { lockRole } from './roleQueries';

export const deleteRoleHandler = implement(deleteRole, async ({ id }, { db, audit, emit }) => {
  const before = await lockRole(db, id);
  if (!before) throw notFound('El rol no existe.');
  const [holder] = await db
    .select({ id: account.id })
    .from(account)
    .where(eq(account.roleId, id))
    .limit(1);
  if (holder) throw conflict('El rol tiene cuentas: dales otro antes de borrarlo.');
  await db.delete(firstView).where(eq(firstView.roleId, id));
  await db.delete(role).where(eq(role.id, id));
  await audit({ entity: 'role', entityId: id, before });
  await emit([{ type: 'Role', id: 'LIST' }], { kind: 'everyone' });
  return { ok: true as const };
});

import { can } from '@contract/session/can';
import { normalizeRoles } from '@contract/session/normalizeRoles';
import { chooseFirstView } from '@contract/views/viewAcciones';
import { eq } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { role } from '../../db/schema/session';
import { firstView } from '../../db/schema/views';
import type { Viewer } from '../../engine/acciones/context';
import { opensTo } from '../../engine/acciones/heldFlags';
import { implement } from '../../engine/acciones/implement';
import { conflict, forbidden, notFound } from '../../engine/http/fault';
import { refuseViewsOf, viewedAccion } from '../../engine/lists/viewedAccion';
import { savedViews } from './viewQueries';

export const chooseFirstViewHandler = implement(
  chooseFirstView,
  async ({ list, id, roleId }, context) => {
    const { db, viewer, audit, emit } = context;
    if (roleId === undefined) refuseViewsOf(viewer, list);
    else await openForRole(db, viewer, roleId, list);
    const view = id === null ? null : (await savedViews.hold(context, { id })).stored;
    if (view && view.list !== list) throw notFound('La vista no existe.');
    if (roleId !== undefined) {
      if (view && !view.shared) throw conflict('Para un rol, la vista tiene que ser compartida.');
    }
    const whose = roleId === undefined ? { accountId: viewer.accountId } : { roleId };
    const [column, value] =
      roleId === undefined
        ? ([firstView.accountId, viewer.accountId] as const)
        : ([firstView.roleId, roleId] as const);
    await db
      .insert(firstView)
      .values({ list, viewId: id, ...whose })
      .onConflictDoUpdate({ target: [firstView.list, column], set: { viewId: id } });
    await audit({ entity: 'firstView', entityId: `${list} ${value}`, after: { id, ...whose } });
    await emit(
      [{ type: 'View', id: 'LIST' }],
      roleId === undefined ? { kind: 'accounts', ids: [viewer.accountId] } : { kind: 'everyone' },
    );
    return { ok: true as const };
  },
);

/** Administrators of roles decide how a list opens that the role may open, also where they themselves may not. */
async function openForRole(db: Db, viewer: Viewer, roleId: number, name: string): Promise<void> {
  if (!can(viewer.roles, 'ADMIN.roles')) throw forbidden();
  const [known] = await db.select().from(role).where(eq(role.id, roleId));
  if (!known) throw notFound('El rol no existe.');
  const accion = viewedAccion(name);
  if (!accion || !opensTo(accion, normalizeRoles(known.flags)))
    throw notFound('Ese rol no abre esa lista.');
}

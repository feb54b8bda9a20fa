import { chooseFirstView } from '@contract/views/chooseFirstView';
import { firstView } from '../../db/schema/views';
import { implement } from '../../engine/acciones/implement';
import { conflict, notFound } from '../../engine/http/fault';
import { openList } from '../../engine/lists/openList';
import { openForRole } from './openForRole';
import { lockView } from './viewQueries';

export const chooseFirstViewHandler = implement(
  chooseFirstView,
  async ({ list, id, roleId }, { db, viewer, audit, emit }) => {
    if (roleId === undefined) openList(viewer, list, {});
    else await openForRole(db, viewer, roleId, list);
    const view = id === null ? null : await lockView(db, viewer, id);
    if (view === undefined || (view && view.list !== list)) throw notFound('La vista no existe.');
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

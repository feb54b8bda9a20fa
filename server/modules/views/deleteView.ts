import { can } from '@contract/session/can';
import { deleteView } from '@contract/views/viewAcciones';
import { eq } from 'drizzle-orm';
import { savedView } from '../../db/schema/views';
import { implement } from '../../engine/acciones/implement';
import { notFound } from '../../engine/http/fault';
import { lockView } from './viewQueries';

export const deleteViewHandler = implement(
  deleteView,
  async ({ id }, { db, viewer, audit, emit }) => {
    const view = await lockView(db, viewer, id);
    // A shared view may outlive its owner's stay.
    const mayDelete =
      view?.ownerId === viewer.accountId || (view?.shared && can(viewer.roles, 'ADMIN.roles'));
    if (!view || !mayDelete) throw notFound('La vista no existe o no es tuya.');
    await db.delete(savedView).where(eq(savedView.id, id));
    await audit({ entity: 'savedView', entityId: id, before: view });
    await emit(
      [{ type: 'View', id: 'LIST' }],
      view.shared ? { kind: 'everyone' } : { kind: 'accounts', ids: [viewer.accountId] },
    );
    return { ok: true as const };
  },
);

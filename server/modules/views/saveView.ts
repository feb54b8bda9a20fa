import { saveView } from '@contract/views/viewAcciones';
import { and, eq, ne, sql } from 'drizzle-orm';
import { savedView } from '../../db/schema/views';
import { implement } from '../../engine/acciones/implement';
import { conflict, notFound } from '../../engine/http/fault';
import { staleVersion } from '../../engine/http/staleVersion';
import { openList } from '../../engine/lists/openList';
import { findViews, lockView } from './viewQueries';

export const saveViewHandler = implement(
  saveView,
  async ({ id, version, list, ...fields }, { db, viewer, audit, emit }) => {
    openList(viewer, list, {});
    const before = id === undefined ? undefined : await lockView(db, viewer, id);
    if (id !== undefined && (before?.ownerId !== viewer.accountId || before.list !== list)) {
      throw notFound('La vista no existe o no es tuya.');
    }
    if (before && before.version !== version) {
      throw staleVersion((await findViews(db, viewer, list, before.id))[0]);
    }
    const [namesake] = await db
      .select({ id: savedView.id })
      .from(savedView)
      .where(
        and(
          eq(savedView.ownerId, viewer.accountId),
          eq(savedView.list, list),
          eq(sql`lower(${savedView.name})`, fields.name.toLowerCase()),
          before ? ne(savedView.id, before.id) : undefined,
        ),
      );
    if (namesake) throw conflict(`Ya tenés una vista que se llama «${fields.name}».`);
    const [row] = before
      ? await db
          .update(savedView)
          .set({ ...fields, version: before.version + 1 })
          .where(eq(savedView.id, before.id))
          .returning()
      : await db
          .insert(savedView)
          .values({ ...fields, list, ownerId: viewer.accountId })
          .returning();
    if (!row) throw new Error('a saved view vanished');
    await audit({ entity: 'savedView', entityId: row.id, before, after: row });
    const everyone = fields.shared || before?.shared;
    await emit(
      [{ type: 'View', id: 'LIST' }],
      everyone ? { kind: 'everyone' } : { kind: 'accounts', ids: [viewer.accountId] },
    );
    const [saved] = await findViews(db, viewer, list, row.id);
    if (!saved) throw new Error('a saved view vanished');
    return saved;
  },
);

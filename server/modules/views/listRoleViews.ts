import { normalizeRoles } from '@contract/session/normalizeRoles';
import { listRoleViews } from '@contract/views/viewAcciones';
import { and, eq, sql } from 'drizzle-orm';
import { anyOf } from '../../db/anyOf';
import { account, role } from '../../db/schema/session';
import { firstView, savedView } from '../../db/schema/views';
import { opensTo } from '../../engine/acciones/heldFlags';
import { implement } from '../../engine/acciones/implement';
import { exportNamed } from '../../engine/exports/registry';
import { notFound } from '../../engine/http/fault';
import { viewedAccion } from '../../engine/lists/viewedAccion';

export const listRoleViewsHandler = implement(listRoleViews, async ({ roleId }, { db }) => {
  const [known] = await db.select().from(role).where(eq(role.id, roleId));
  if (!known) throw notFound('El rol no existe.');
  const roles = normalizeRoles(known.flags);
  const shared = await db
    .select({
      id: savedView.id,
      list: savedView.list,
      name: savedView.name,
      ownerName: account.displayName,
    })
    .from(savedView)
    .innerJoin(account, eq(account.id, savedView.ownerId))
    .where(eq(savedView.shared, true))
    .orderBy(sql`${savedView.name} collate "es-x-icu"`, savedView.id);
  const lists = [...new Set(shared.map(({ list }) => list))].flatMap((name) => {
    const accion = viewedAccion(name);
    return accion && opensTo(accion, roles)
      ? [{ list: name, label: exportNamed(name)?.name ?? accion.summary }]
      : [];
  });
  const chosen = await db
    .select({ list: firstView.list, viewId: firstView.viewId })
    .from(firstView)
    .where(
      and(
        eq(firstView.roleId, roleId),
        anyOf(
          firstView.list,
          lists.map(({ list }) => list),
        ),
      ),
    );
  return {
    rows: lists
      .map(({ list, label }) => ({
        list,
        label,
        firstId: chosen.find((one) => one.list === list)?.viewId ?? null,
        views: shared
          .filter((view) => view.list === list)
          .map(({ id, name, ownerName }) => ({ id, name, ownerName })),
      }))
      .sort((one, other) => one.label.localeCompare(other.label, 'es')),
  };
});

import { can } from '@contract/session/can';
import { normalizeRoles } from '@contract/session/normalizeRoles';
import { eq } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { role } from '../../db/schema/session';
import type { Viewer } from '../../engine/acciones/context';
import { opensTo } from '../../engine/acciones/heldFlags';
import { forbidden, notFound } from '../../engine/http/fault';
import { listNamed } from '../../engine/lists/registry';

/** Who administers roles decides how a list opens that the role may open, also where they themselves may not. */
export async function openForRole(
  db: Db,
  viewer: Viewer,
  roleId: number,
  name: string,
): Promise<void> {
  if (!can(viewer.roles, 'ADMIN.roles')) throw forbidden();
  const [known] = await db.select().from(role).where(eq(role.id, roleId));
  if (!known) throw notFound('El rol no existe.');
  const list = listNamed(name);
  if (!list || !opensTo(list.accion, normalizeRoles(known.flags)))
    throw notFound('Ese rol no abre esa lista.');
}

import { normalizeRoles } from '@contract/session/normalizeRoles';
import { getProgramChoices } from '@contract/sync/programAcciones';
import { asc } from 'drizzle-orm';
import { role } from '../../../db/schema/session';
import { mayAsk } from '../../../engine/acciones/authorize';
import { opensTo } from '../../../engine/acciones/heldFlags';
import { implement } from '../../../engine/acciones/implement';
import { allHandlers } from '../../../engine/module';
import { mayBeForPrograms } from '../../../engine/programs/mayBeForPrograms';
import { isWithinRights } from '../../../engine/session/withinRights';

export const programChoicesHandler = implement(getProgramChoices, async (_input, context) => {
  const { db, viewer } = context;
  const rows = await db.select().from(role).orderBy(asc(role.name));
  const within = rows.filter((one) => isWithinRights(viewer, one));
  const acciones = allHandlers()
    .map(({ accion }) => accion)
    .filter((accion) => mayBeForPrograms(accion) && mayAsk(accion, viewer))
    .map((accion) => ({
      name: accion.name,
      module: accion.module,
      summary: accion.summary,
      changes: accion.method === 'POST',
      roleIds: within
        .filter(({ flags }) => opensTo(accion, normalizeRoles(flags)))
        .map(({ id }) => id),
    }));
  return { acciones, roles: within.map(({ id, name, scope }) => ({ id, name, scope })) };
});

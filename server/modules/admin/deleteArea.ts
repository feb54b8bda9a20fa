import { deleteArea } from '@contract/admin/organisationAcciones';
import { eq } from 'drizzle-orm';
import { FOREIGN_KEY, hasSqlState } from '../../db/hasSqlState';
import { area } from '../../db/schema/organisation';
import { implement } from '../../engine/acciones/implement';
import { conflict, notFound } from '../../engine/http/fault';
import { findArea, lockArea } from './areaQueries';
import { whyAreaStays } from './placeRules';

const used = 'El área tiene publicaciones u otros registros: no se puede borrar.';

export const deleteAreaHandler = implement(deleteArea, async ({ id }, { db, audit, emit }) => {
  const before = await lockArea(db, id);
  const counted = await findArea(db, id);
  if (!before || !counted) throw notFound('El área no existe.');
  const why = whyAreaStays(counted);
  if (why) throw conflict(why);
  await db
    .delete(area)
    .where(eq(area.id, id))
    .catch((error: unknown) => {
      throw hasSqlState(error, FOREIGN_KEY) ? conflict(used) : error;
    });
  await audit({ entity: 'area', entityId: id, before });
  await emit([{ type: 'Place', id: 'LIST' }], { kind: 'everyone' });
  return { ok: true as const };
});

import { deleteSite } from '@contract/admin/organisationAcciones';
import { eq } from 'drizzle-orm';
import { FOREIGN_KEY, hasSqlState } from '../../db/hasSqlState';
import { site } from '../../db/schema/organisation';
import { implement } from '../../engine/acciones/implement';
import { conflict, notFound } from '../../engine/http/fault';
import { whySiteStays } from './placeRules';
import { findSite, lockSite } from './siteQueries';

const used = 'La sede tiene clientes, pedidos, feriados u otros registros: no se puede borrar.';

export const deleteSiteHandler = implement(deleteSite, async ({ id }, { db, audit, emit }) => {
  const before = await lockSite(db, id);
  const counted = await findSite(db, id);
  if (!before || !counted) throw notFound('La sede no existe.');
  const why = whySiteStays(counted);
  if (why) throw conflict(why);
  await db
    .delete(site)
    .where(eq(site.id, id))
    .catch((error: unknown) => {
      throw hasSqlState(error, FOREIGN_KEY) ? conflict(used) : error;
    });
  await audit({ entity: 'site', entityId: id, before });
  await emit([{ type: 'Place', id: 'LIST' }], { kind: 'everyone' });
  return { ok: true as const };
});

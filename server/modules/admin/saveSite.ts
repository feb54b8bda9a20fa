import { saveSite } from '@contract/admin/organisationAcciones';
import { and, eq, ne, sql } from 'drizzle-orm';
import { site } from '../../db/schema/organisation';
import { heldForSave } from '../../engine/acciones/heldForSave';
import { implement } from '../../engine/acciones/implement';
import { invalid } from '../../engine/http/fault';
import { findSite, lockSite } from './siteQueries';

export const saveSiteHandler = implement(
  saveSite,
  async ({ id, version, ...fields }, { db, audit, emit }) => {
    const kept = { lock: lockSite, shown: findSite, missing: 'La sede no existe.' };
    const before = await heldForSave(db, { id, version }, kept);
    if ((fields.latitude === null) !== (fields.longitude === null)) {
      throw invalid({ longitude: 'Poné latitud y longitud, o ninguna.' });
    }
    const [namesake] = await db
      .select({ id: site.id })
      .from(site)
      .where(
        and(
          eq(sql`lower(${site.name})`, fields.name.toLowerCase()),
          before ? ne(site.id, before.id) : undefined,
        ),
      );
    if (namesake) throw invalid({ name: 'Ya hay una sede con ese nombre.' });
    const [row] = before
      ? await db
          .update(site)
          .set({ ...fields, version: before.version + 1 })
          .where(eq(site.id, before.id))
          .returning({ id: site.id })
      : await db.insert(site).values(fields).returning({ id: site.id });
    if (!row) throw new Error('a site vanished');
    await audit({ entity: 'site', entityId: row.id, before, after: fields });
    await emit([{ type: 'Place', id: 'LIST' }], { kind: 'everyone' });
    const saved = await findSite(db, row.id);
    if (!saved) throw new Error('a site vanished');
    return saved;
  },
);

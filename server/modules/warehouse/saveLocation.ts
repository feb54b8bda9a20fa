import { saveLocation } from '@contract/warehouse/catalogAcciones';
import { and, eq, ne, or, sql } from 'drizzle-orm';
import { location, stock } from '../../db/schema/warehouse';
import { implement } from '../../engine/acciones/implement';
import { conflict, invalid } from '../../engine/http/fault';
import { reachesSite } from '../../engine/scope/reachesSite';
import { withinSites } from '../../engine/scope/withinSites';
import { locations } from './catalogQueries';
import { presentLocation } from './presentCatalog';
import { saveCatalog } from './saveCatalog';

export const saveLocationHandler = implement(saveLocation, async (input, context) => {
  const { db, viewer, reach } = context;
  const { id, siteId, code, active } = input;
  if (!(await reachesSite(context, siteId))) {
    throw invalid({ siteId: 'Elegí una sede a tu alcance.' });
  }
  // Codes repeat from site to site, labels must not.
  const fields = { siteId, code, active, barcode: input.barcode ?? `U${siteId}-${code}` };
  return saveCatalog(context, input, {
    entity: 'location',
    tag: 'Location',
    lock: async (target) => {
      const [row] = await locations(db)
        .where(and(eq(location.id, target), withinSites(reach, viewer, sql`${location.siteId}`)))
        .for('update', { of: location });
      return row && presentLocation(row);
    },
    twin: async () => {
      const same = or(
        and(eq(location.siteId, siteId), eq(location.code, code)),
        eq(location.barcode, fields.barcode),
      );
      const [row] = await db
        .select({ id: location.id })
        .from(location)
        .where(and(same, ne(location.id, id ?? 0)));
      return row ? 'Ya hay una ubicación con ese código o esa etiqueta.' : null;
    },
    write: async (version) => {
      if (id === null || version === null) {
        const [row] = await db.insert(location).values(fields).returning({ id: location.id });
        return row?.id ?? 0;
      }
      const [elsewhere] = await db
        .select({ id: stock.id })
        .from(stock)
        .where(and(eq(stock.locationId, id), ne(stock.siteId, siteId)))
        .limit(1);
      if (elsewhere) throw conflict('Tuvo existencias: no puede pasar a otra sede.');
      await db
        .update(location)
        .set({ ...fields, version: version + 1 })
        .where(eq(location.id, id));
      return id;
    },
  });
});

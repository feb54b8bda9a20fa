import type { InputOf } from '@contract/core/accion';
import { saveLocation } from '@contract/warehouse/catalogAcciones';
import { locationRecord } from '@contract/warehouse/location';
import { and, eq, ne, or } from 'drizzle-orm';
import { location, stock } from '../../db/schema/warehouse';
import type { Context } from '../../engine/acciones/context';
import { implement } from '../../engine/acciones/implement';
import { conflict, invalid } from '../../engine/http/fault';
import { reachesSite } from '../../engine/scope/reachesSite';
import { defineStore } from '../../engine/store/defineStore';
import { catalogReaders } from './catalogQueries';
import { findLocation, missing } from './getCatalog';

const store = defineStore({
  record: locationRecord,
  table: location,
  find: findLocation,
  missing,
  unique: ({ siteId, code, barcode }) => [
    {
      same: or(
        and(eq(location.siteId, siteId), eq(location.code, code)),
        eq(location.barcode, barcode ?? ''),
      ),
      words: 'Ya hay una ubicación con ese código o esa etiqueta.',
    },
  ],
  tag: 'Location',
  audience: catalogReaders,
});

export async function storeLocation(context: Context, input: InputOf<typeof saveLocation>) {
  const { db } = context;
  if (!(await reachesSite(context, input.siteId))) {
    throw invalid({ siteId: 'Elegí una sede a tu alcance.' });
  }
  return store.save(context, input, async ({ barcode, ...fields }, before) => {
    const { siteId, code } = fields;
    const elsewhere = and(eq(stock.locationId, before?.id ?? 0), ne(stock.siteId, siteId));
    if (before && (await db.$count(stock, elsewhere)) > 0) {
      throw conflict('Tuvo existencias: no puede pasar a otra sede.');
    }
    // Codes repeat from site to site, labels must not.
    return { ...fields, barcode: barcode ?? `U${siteId}-${code}` };
  });
}

export const saveLocationHandler = implement(saveLocation, (input, context) =>
  storeLocation(context, input),
);

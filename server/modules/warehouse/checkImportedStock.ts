import { and, type SQL, sql } from 'drizzle-orm';
import { anyOf } from '../../db/anyOf';
import type { Db } from '../../db/Db';
import { location, lot, type product, stock } from '../../db/schema/warehouse';
import { fold } from '../../engine/imports/fold';
import type { Asking, Candidate } from '../../engine/imports/importDefinition';
import { withinSites } from '../../engine/scope/withinSites';
import { sitesOf } from './catalogImports';
import { findProductsSaid } from './findProductsSaid';
import { reservedStock } from './reservedStock';

type Place = Pick<typeof location.$inferSelect, 'id' | 'siteId' | 'code' | 'active'>;
type Goods = typeof product.$inferSelect;

export const takenText = (taken: number) =>
  `De ahí, ${taken} ${taken === 1 ? 'es' : 'son'} de pedidos en preparación: no puede quedar menos.`;

const refuse = (row: Candidate, column: string, message: string) =>
  row.errors.push({ column, message });

const said = (rows: readonly Candidate[], key: string) =>
  sql.param([...new Set(rows.map(({ values }) => (values[key] ?? '').toUpperCase()))]);

/** Shelves within reach, by what people call them and by what their labels say. */
async function placesOf({ db, viewer }: Asking, rows: readonly Candidate[]) {
  const codes = said(rows, 'locationCode');
  // Joined and not compared with a list: of thousands of codes each shelf would be compared with each.
  const called: SQL = sql`${location.id} in (
    select l.id from unnest(${codes}::text[]) s (code) join location l on l.code = s.code
    union select l.id from unnest(${codes}::text[]) s (code) join location l on upper(l.barcode) = s.code)`;
  const near = withinSites(viewer.roleScope, viewer, sql`${location.siteId}`);
  const found = await db.select().from(location).where(and(called, near));
  const places = new Map<string, Place[]>();
  for (const place of found) {
    for (const name of new Set([place.code, place.barcode.toUpperCase()])) {
      places.set(name, [...(places.get(name) ?? []), place]);
    }
  }
  return places;
}

function placeOf(
  row: Candidate,
  places: ReadonlyMap<string, Place[]>,
  sites: ReadonlyMap<string, number>,
): Place | undefined {
  const { siteId: siteName, locationCode } = row.values;
  if (!locationCode) return undefined;
  const siteId = siteName ? sites.get(fold(siteName)) : undefined;
  if (siteName && siteId === undefined) {
    refuse(row, 'siteId', 'No hay una sede con ese nombre a tu alcance.');
    return undefined;
  }
  const called = (places.get(locationCode.toUpperCase()) ?? []).filter(
    (place) => siteId === undefined || place.siteId === siteId,
  );
  const [place] = called;
  if (!place) refuse(row, 'locationCode', 'No hay una ubicación con ese código a tu alcance.');
  else if (called.length > 1) {
    refuse(row, 'siteId', 'Hay ubicaciones con ese código en varios depósitos: decí en cuál.');
    return undefined;
  } else if (!place.active) refuse(row, 'locationCode', 'Esa ubicación está fuera de uso.');
  return place;
}

/** The rules of the form: a lot where the product has one, and only there. */
function checkLot(row: Candidate, goods: Goods, known: ReadonlyMap<string, string | null>) {
  const { lotCode = null, expiresOn = null } = row.values;
  if (goods.lotTracked && lotCode === null) {
    refuse(row, 'lotCode', 'Este producto lleva lote: ponelo.');
  }
  if (!goods.lotTracked && lotCode !== null) {
    refuse(row, 'lotCode', 'Este producto no lleva lotes.');
  }
  const expires = known.get(keyOf(goods.id, lotCode));
  if (expiresOn !== null && expires !== undefined && expires !== expiresOn) {
    refuse(row, 'expiresOn', 'Ese lote ya está registrado con otro vencimiento.');
  }
}

const keyOf = (...parts: (string | number | null)[]) => JSON.stringify(parts);

async function lotsOf(db: Db, productIds: number[]) {
  const rows = await db.select().from(lot).where(anyOf(lot.productId, productIds));
  return {
    expiries: new Map(rows.map((row) => [keyOf(row.productId, row.code), row.expiresOn])),
    codes: new Map(rows.map((row) => [row.id, row.code])),
  };
}

/** A file of what lies where, against the catalogue, what is stored and what orders are taking. */
export async function checkImportedStock(asking: Asking, rows: readonly Candidate[]) {
  const { db } = asking;
  const [sites, places, products] = await Promise.all([
    sitesOf(asking),
    placesOf(asking, rows),
    findProductsSaid(db, rows),
  ]);
  const productIds = [...new Set(products.all.map(({ id }) => id))];
  const [lots, held, reserved] = await Promise.all([
    lotsOf(db, productIds),
    db.select().from(stock).where(anyOf(stock.productId, productIds)),
    reservedStock(db, productIds),
  ]);
  const stored = new Map(
    held.map((one) => {
      const code = one.lotId === null ? null : (lots.codes.get(one.lotId) ?? null);
      return [keyOf(one.locationId, one.productId, code), one];
    }),
  );
  const first = new Map<string, number>();
  for (const row of rows) {
    const place = placeOf(row, places, sites);
    const goods = products.find(row);
    if (row.values.sku && !goods) refuse(row, 'sku', 'No hay un producto con ese código.');
    if (!place || !goods) continue;
    checkLot(row, goods, lots.expiries);
    const { lotCode = null, expiresOn = null, quantity, reason } = row.values;
    const key = keyOf(place.id, goods.id, lotCode);
    const earlier = first.get(key);
    if (earlier === undefined) first.set(key, row.number);
    else refuse(row, 'sku', `Se repite: ya está en la fila ${earlier}.`);
    const was = stored.get(key);
    const wanted = Number(quantity ?? 0);
    const taken = (was && reserved.get(was.id)?.picking) ?? 0;
    if (quantity !== null && wanted < taken) refuse(row, 'quantity', takenText(taken));
    row.state = wanted === (was?.quantity ?? 0) ? 'unchanged' : was ? 'changed' : 'new';
    // In the order of their ids, as everything that changes several: nobody waits for somebody who waits for them.
    row.turn = was?.id ?? LAST;
    row.write = {
      siteId: place.siteId,
      locationId: place.id,
      productId: goods.id,
      lotTracked: goods.lotTracked,
      lotCode,
      expiresOn,
      quantity: wanted,
      reason: reason ?? (was ? 'Importado de una planilla' : 'Inventario inicial'),
    };
  }
  return [];
}

const LAST = 2_147_483_647;

import { arrivalFields } from '@contract/receiving/arrival';
import { remitoKey } from '@contract/receiving/remitoKey';
import { and, eq, ne, sql } from 'drizzle-orm';
import { anyOf } from '../../db/anyOf';
import type { Db } from '../../db/Db';
import { arrival, arrivalLine, supplier } from '../../db/schema/receiving';
import { fold } from '../../engine/imports/fold';
import { groupRows, headsOf, refuseCell, refuseWhole } from '../../engine/imports/groupedRows';
import type { Asking, Candidate } from '../../engine/imports/importDefinition';
import { findProductsSaid, sitesOf } from '../warehouse';

const heads = ['site', 'expectedOn', 'notes'] as const;
const WHOLE = 'del mismo remito';

const columnOf: Record<string, string> = {
  ...{ supplierId: 'supplier', siteId: 'site', lines: 'sku' },
};

interface Known {
  number: string;
  /** Units of each product. */
  lines: Map<number, number>;
}

interface Catalogue {
  suppliers: ReadonlyMap<string, number>;
  sites: ReadonlyMap<string, number>;
  products: Awaited<ReturnType<typeof findProductsSaid>>;
  known: ReadonlyMap<string, Known>;
}

const paperOf = (supplierId: number, remito: string) => `${supplierId}/${remitoKey(remito)}`;

async function suppliersOf(db: Db): Promise<Map<string, number>> {
  const rows = await db
    .select({ id: supplier.id, name: supplier.name })
    .from(supplier)
    .where(eq(supplier.active, true));
  return new Map(rows.map(({ id, name }) => [fold(name), id]));
}

/** The papers that were entered before, by supplier and remito. */
async function knownOf(db: Db, rows: readonly Candidate[]): Promise<Map<string, Known>> {
  const keys = [
    ...new Set(rows.flatMap(({ values }) => (values.remito ? [remitoKey(values.remito)] : []))),
  ];
  const found = await db
    .select({
      number: arrival.number,
      supplierId: arrival.supplierId,
      remitoKey: arrival.remitoKey,
      productId: arrivalLine.productId,
      expected: arrivalLine.expected,
    })
    .from(arrival)
    .innerJoin(arrivalLine, eq(arrivalLine.arrivalId, arrival.id))
    .where(and(sql`${anyOf(arrival.remitoKey, keys)}`, ne(arrival.state, 'cancelled')));
  const known = new Map<string, Known>();
  for (const { number, supplierId, remitoKey: key, productId, expected } of found) {
    const paper = `${supplierId}/${key}`;
    const one = known.get(paper) ?? { number, lines: new Map() };
    one.lines.set(productId, expected);
    known.set(paper, one);
  }
  return known;
}

function linesOf(group: readonly Candidate[], { products }: Catalogue) {
  const seen = new Map<number, number>();
  return group.map((row) => {
    const goods = products.find(row);
    if (row.values.sku && !goods?.active) {
      const message = goods ? 'Ese producto ya no se usa.' : 'No hay un producto con ese código.';
      refuseCell(row, 'sku', message);
    }
    const earlier = goods && seen.get(goods.id);
    if (earlier !== undefined) {
      const message = `Ya está en la fila ${earlier} de este remito: sumá las cantidades.`;
      refuseCell(row, 'sku', message);
    }
    if (goods && earlier === undefined) seen.set(goods.id, row.number);
    const { quantity, packSize } = row.values;
    return {
      productId: goods?.id ?? 0,
      quantity: Number(quantity ?? 0),
      packSize: Number(packSize ?? 1),
    };
  });
}

type Lines = ReturnType<typeof linesOf>;

/** A paper that was entered before is left as it is; a file that says otherwise of it is refused. */
function checkKnown(group: readonly Candidate[], lines: Lines, known: Known): void {
  for (const [index, row] of group.entries()) {
    const line = lines[index];
    if (line && known.lines.get(line.productId) === line.quantity) {
      row.state = 'unchanged';
      row.warnings.push({ column: 'remito', message: `Ya está cargado: es ${known.number}.` });
    } else {
      refuseCell(row, 'remito', `Ese remito ya está cargado con otra cosa: es ${known.number}.`);
    }
  }
}

/** The rules of the form, each fault beside the cell that it is about. */
function checkFields(group: readonly Candidate[], input: unknown): void {
  const [first] = group;
  for (const { path, message } of arrivalFields.safeParse(input).error?.issues ?? []) {
    const [field, index, part] = path;
    const row = (typeof index === 'number' && group[index]) || first;
    // A product that is not there, or is there twice, was told already by its code.
    if (!row || part === 'productId' || (field === 'lines' && part === undefined)) continue;
    refuseCell(row, String(part ?? columnOf[String(field)] ?? field), message);
  }
}

function checkGroup(group: readonly Candidate[], catalogue: Catalogue): void {
  const [first] = group;
  if (!first) return;
  const { supplier: name, remito } = first.values;
  const said = headsOf(group, heads, WHOLE);
  const supplierId = catalogue.suppliers.get(fold(name ?? ''));
  if (supplierId === undefined) {
    refuseCell(first, 'supplier', 'No hay un proveedor en uso con ese nombre.');
  }
  const lines = linesOf(group, catalogue);
  const known =
    supplierId === undefined ? undefined : catalogue.known.get(paperOf(supplierId, remito ?? ''));
  if (known) {
    checkKnown(group, lines, known);
    return;
  }
  const siteId = catalogue.sites.get(fold(said.site ?? ''));
  if (siteId === undefined) {
    const message = said.site
      ? 'No hay una sede con ese nombre a tu alcance.'
      : 'Completá este dato.';
    refuseCell(first, 'site', message);
  }
  if (said.expectedOn === null) refuseCell(first, 'expectedOn', 'Completá este dato.');
  const input = {
    ...{ supplierId: supplierId ?? 1, siteId: siteId ?? 1, remito: remito ?? '', lines },
    ...{ expectedOn: said.expectedOn ?? '2000-01-01', notes: said.notes ?? '' },
  };
  checkFields(group, input);
  for (const row of group) {
    row.state = 'new';
    row.write = { supplierId: supplierId ?? null, remito: remito ?? '' };
  }
  first.write.arrival = JSON.stringify(input);
}

/** A file of remitos, a row for each product: an arrival is written whole or not at all. */
export async function checkImportedArrivals(asking: Asking, rows: readonly Candidate[]) {
  const { db } = asking;
  const [suppliers, sites, products, known] = await Promise.all([
    suppliersOf(db),
    sitesOf(asking),
    findProductsSaid(db, rows),
    knownOf(db, rows),
  ]);
  const nameOf = ({ values: { supplier: who, remito } }: Candidate) =>
    who && remito ? `${fold(who)}/${remitoKey(remito)}` : null;
  for (const group of groupRows(rows, nameOf)) {
    checkGroup(group, { suppliers, sites, products, known });
    refuseWhole(group, WHOLE);
  }
  return [];
}

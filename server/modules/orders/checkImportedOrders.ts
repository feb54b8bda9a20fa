import { orderFields } from '@contract/orders/orderFields';
import { and, eq, sql } from 'drizzle-orm';
import { anyOf } from '../../db/anyOf';
import type { Db } from '../../db/Db';
import { orderLine, warehouseOrder } from '../../db/schema/orders';
import { customer } from '../../db/schema/warehouse';
import { fold } from '../../engine/imports/fold';
import { groupRows, headsOf, refuseCell, refuseWhole } from '../../engine/imports/groupedRows';
import type { Asking, Candidate } from '../../engine/imports/importDefinition';
import { withinSites } from '../../engine/scope/withinSites';
import { findProductsSaid, sitesOf } from '../warehouse';

/** These belong to the order and not to a line: said in its first row, and the same wherever they are said again. */
const heads = ['customer', 'site', 'address', 'promisedOn', 'priority', 'notes'] as const;
type Heads = ReturnType<typeof headsOf<(typeof heads)[number]>>;
const WHOLE = 'del mismo pedido';
type Customer = typeof customer.$inferSelect;

/** Where each fault of the rules of an order is shown in the file. */
const columnOf: Record<string, string> = { customerId: 'customer', lines: 'sku' };

/** The customers that the site of the importing person serves, by their folded name. */
async function customersOf({ db, viewer }: Asking) {
  const near = withinSites(viewer.roleScope, viewer, sql`${customer.siteId}`);
  const rows = await db
    .select()
    .from(customer)
    .where(and(eq(customer.active, true), near));
  return new Map(rows.map((row) => [fold(row.name), row]));
}

interface Known {
  id: number;
  number: string;
  siteId: number;
  customerId: number;
  reference: string | null;
  /** Units of each product. */
  lines: Map<number, number>;
}

/** Orders that came before under these names. */
async function knownOf(db: Db, rows: readonly Candidate[]): Promise<Known[]> {
  const references = [...new Set(rows.flatMap(({ values }) => values.reference ?? []))];
  const { id, number, siteId, customerId, reference } = warehouseOrder;
  const orders = await db
    .select({ id, number, siteId, customerId, reference })
    .from(warehouseOrder)
    .where(anyOf(warehouseOrder.reference, references));
  const ids = orders.map((order) => order.id);
  const lines = await db.select().from(orderLine).where(anyOf(orderLine.orderId, ids));
  const byOrder = new Map(ids.map((one) => [one, new Map<number, number>()]));
  for (const line of lines) byOrder.get(line.orderId)?.set(line.productId, line.quantity);
  return orders.map((order) => ({ ...order, lines: byOrder.get(order.id) ?? new Map() }));
}

interface Catalogue {
  customers: ReadonlyMap<string, Customer>;
  sites: ReadonlyMap<string, number>;
  products: Awaited<ReturnType<typeof findProductsSaid>>;
  known: readonly Known[];
}

function customerOf(first: Candidate, said: Heads, { customers, sites }: Catalogue) {
  const who = customers.get(fold(said.customer ?? ''));
  if (said.customer && !who) {
    refuseCell(first, 'customer', 'No hay un cliente en uso con ese nombre que tu sede atienda.');
  }
  const siteId = said.site ? sites.get(fold(said.site)) : undefined;
  if (said.site && siteId === undefined) {
    refuseCell(first, 'site', 'No hay una sede con ese nombre a tu alcance.');
  } else if (who && siteId !== undefined && siteId !== who.siteId) {
    refuseCell(first, 'site', 'A ese cliente lo atiende otro depósito.');
  }
  return who;
}

function linesOf(group: readonly Candidate[], { products }: Catalogue) {
  const seen = new Map<number, number>();
  return group.map((row) => {
    const goods = products.find(row);
    if (row.values.sku && !goods?.active) {
      refuseCell(
        row,
        'sku',
        goods ? 'Ese producto ya no se usa.' : 'No hay un producto con ese código.',
      );
    }
    const earlier = goods && seen.get(goods.id);
    if (earlier !== undefined) {
      refuseCell(row, 'sku', `Ya está en la fila ${earlier} de este pedido: sumá las cantidades.`);
    }
    if (goods && earlier === undefined) seen.set(goods.id, row.number);
    return { productId: goods?.id ?? 0, quantity: Number(row.values.quantity ?? 0) };
  });
}

/** The rules of the form, each fault beside the cell that it is about. */
function checkFields(group: readonly Candidate[], order: unknown): void {
  const [first] = group;
  const wrongCode = group.some(({ errors }) => errors.some((one) => one.column === 'sku'));
  for (const { path, message } of orderFields.safeParse(order).error?.issues ?? []) {
    const [field, index, part] = path;
    const row = (typeof index === 'number' && group[index]) || first;
    const column = part === 'quantity' ? part : (columnOf[String(field)] ?? String(field));
    // The code told already which product it is, and which is there twice.
    const known = part === 'productId' || (column === 'sku' && wrongCode);
    if (row && !known) refuseCell(row, column, message);
  }
}

/** Brought before: the same is left as it is, anything else is for the page of the order. */
function checkKnown(
  group: readonly Candidate[],
  lines: ReturnType<typeof linesOf>,
  who: Customer | undefined,
  known: Known,
) {
  for (const [index, row] of group.entries()) {
    const line = lines[index];
    const same =
      (!who || known.customerId === who.id) &&
      line &&
      known.lines.get(line.productId) === line.quantity;
    if (!same) {
      refuseCell(
        row,
        'reference',
        `Ya hay un pedido con esa referencia, ${known.number}: cambialo desde su página.`,
      );
    } else {
      row.state = 'unchanged';
      row.warnings.push({ column: 'reference', message: `Ya se importó: es ${known.number}.` });
    }
  }
}

function checkGroup(group: readonly Candidate[], catalogue: Catalogue): void {
  const [first] = group;
  if (!first) return;
  const said = headsOf(group, heads, WHOLE);
  const who = customerOf(first, said, catalogue);
  const lines = linesOf(group, catalogue);
  const reference = first.values.reference ?? '';
  const near = who ? [who.siteId] : [...catalogue.sites.values()];
  const known = catalogue.known.find(
    (one) => one.reference === reference && near.includes(one.siteId),
  );
  // The rest of an order whose first row is written already says no more whose it is.
  if (known && (who || said.customer === null)) {
    checkKnown(group, lines, who, known);
    return;
  }
  for (const key of ['customer', 'promisedOn'] as const) {
    if (said[key] === null) refuseCell(first, key, 'Completá este dato.');
  }
  const order = {
    // The customer's name told already who it is.
    customerId: who?.id ?? 1,
    address: said.address ?? '',
    promisedOn: said.promisedOn ?? '2000-01-01',
    priority: Number(said.priority ?? 3),
    notes: said.notes ?? '',
    lines,
  };
  checkFields(group, order);
  for (const row of group) {
    row.state = 'new';
    row.write = { reference, siteId: who?.siteId ?? null };
  }
  first.write.order = JSON.stringify(order);
}

/** A file of orders, a row for each line: an order is written whole or not at all. */
export async function checkImportedOrders(asking: Asking, rows: readonly Candidate[]) {
  const { db } = asking;
  const [customers, sites, products, known] = await Promise.all([
    customersOf(asking),
    sitesOf(asking),
    findProductsSaid(db, rows),
    knownOf(db, rows),
  ]);
  const catalogue = { customers, sites, products, known };
  for (const group of groupRows(rows, ({ values }) => values.reference ?? null)) {
    checkGroup(group, catalogue);
    refuseWhole(group, WHOLE);
  }
  return [];
}

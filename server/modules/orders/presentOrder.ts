import type { Order, OrderLine } from '@contract/orders/order';
import { asc, eq, getTableColumns, or } from 'drizzle-orm';
import { builtOnce } from '../../db/builtOnce';
import type { Db } from '../../db/Db';
import { warehouseOrder } from '../../db/schema/orders';
import {
  orderDelivery,
  orderEvent,
  orderPackage,
  orderPackageItem,
} from '../../db/schema/orderWork';
import { person } from '../../db/schema/organisation';
import { account } from '../../db/schema/session';
import type { product } from '../../db/schema/warehouse';
import type { Viewer } from '../../engine/acciones/context';
import { askedOf } from '../../engine/approvals/askedOf';
import { presentChain } from '../../engine/approvals/presentChain';
import { authorColumns, presentAuthor } from '../../engine/people/authorRef';
import { findLines, findPicks, findSources, type LineRow } from './lineQueries';
import { isClosed, missing } from './lineRules';
import { findOrders, type OrderListRow, type OrderRecord } from './orderQueries';
import { ORDER, previousState } from './ordersRules';
import { presentOrderRow } from './presentOrderRow';

const packagesWhere = builtOnce((db, where) =>
  db.select().from(orderPackage).where(where).orderBy(asc(orderPackage.number)),
);

const packedWhere = builtOnce((db, where) =>
  db
    .select(getTableColumns(orderPackageItem))
    .from(orderPackageItem)
    .innerJoin(orderPackage, eq(orderPackage.id, orderPackageItem.packageId))
    .where(where)
    .orderBy(asc(orderPackageItem.orderLineId)),
);

const eventsWhere = builtOnce((db, where) =>
  db
    .select({ event: orderEvent, author: authorColumns })
    .from(orderEvent)
    .leftJoin(account, eq(account.id, orderEvent.accountId))
    .leftJoin(person, eq(person.id, account.personId))
    .where(where)
    .orderBy(asc(orderEvent.id)),
);

const deliveriesWhere = builtOnce((db, where) => db.select().from(orderDelivery).where(where));

async function presentPackages(db: Db, orderId: number): Promise<Order['packages']> {
  const here = eq(orderPackage.orderId, orderId);
  const [packages, items] = await Promise.all([packagesWhere(db, here), packedWhere(db, here)]);
  return packages.map(({ id, number, weightKg }) => ({
    id,
    number,
    weightKg,
    items: items
      .filter((item) => item.packageId === id)
      .map((item) => ({ lineId: item.orderLineId, quantity: item.quantity })),
  }));
}

async function presentEvents(db: Db, orderId: number): Promise<Order['events']> {
  const rows = await eventsWhere(db, eq(orderEvent.orderId, orderId));
  return rows.map(({ event, author }) => ({
    id: event.id,
    at: event.at.toISOString(),
    person: presentAuthor(author),
    action: event.action,
    fromState: event.fromState as Order['state'] | null,
    toState: event.toState as Order['state'] | null,
    reason: event.reason,
  }));
}

async function presentDelivery(db: Db, orderId: number): Promise<Order['delivery']> {
  const [row] = await deliveriesWhere(db, eq(orderDelivery.orderId, orderId));
  if (!row) return null;
  const url = (hash: string | null) => (hash === null ? null : `/archivos/${hash}`);
  return {
    receiverName: row.receiverName,
    receiverDni: row.receiverDni,
    photoUrl: url(row.photoHash),
    signatureUrl: url(row.signatureHash),
    note: row.note,
    rest: row.rest,
    restReason: row.restReason,
    at: row.createdAt.toISOString(),
  };
}

async function presentApproval(db: Db, orderId: number): Promise<Order['approval']> {
  const asked = await askedOf(db, ORDER, orderId);
  if (!asked) return null;
  return { requestId: asked.id, state: asked.state, chain: await presentChain(db, asked.id) };
}

const chainedWhere = builtOnce((db, where) =>
  db
    .select({
      id: warehouseOrder.id,
      number: warehouseOrder.number,
      restOfId: warehouseOrder.restOfId,
    })
    .from(warehouseOrder)
    .where(where),
);

/** The order whose rest this one brings, and the one that brings the rest of this: few have either. */
async function presentChained(
  db: Db,
  { id, restOfId, state }: OrderListRow,
): Promise<Pick<Order, 'restOf' | 'rest'>> {
  if (restOfId === null && state !== 'delivered') return { restOf: null, rest: null };
  const rows = await chainedWhere(
    db,
    or(
      eq(warehouseOrder.restOfId, id),
      restOfId === null ? undefined : eq(warehouseOrder.id, restOfId),
    ),
  );
  const link = (row: (typeof rows)[number] | undefined) =>
    row ? { id: row.id, number: row.number } : null;
  return {
    restOf: link(rows.find((row) => row.id === restOfId)),
    rest: link(rows.find((row) => row.restOfId === id)),
  };
}

/** The whole order as its reader sees it: a fixed number of queries, asked together. */
export async function presentOrder(db: Db, viewer: Viewer, order: OrderListRow): Promise<Order> {
  const [lines, packages, events, delivery, approval, chained] = await Promise.all([
    presentLines(db, viewer, order),
    presentPackages(db, order.id),
    presentEvents(db, order.id),
    presentDelivery(db, order.id),
    presentApproval(db, order.id),
    presentChained(db, order),
  ]);
  return {
    ...presentOrderRow(viewer, order),
    latitude: order.latitude,
    longitude: order.longitude,
    stateBeforeHold: order.stateBeforeHold,
    holdReason: order.holdReason,
    previousState: previousState(order.state),
    notes: order.notes,
    lines,
    packages,
    events,
    delivery,
    ...chained,
    approval,
  };
}

/** After a change its author sees the result, also when it just left their reach. */
export async function presentStored(db: Db, viewer: Viewer, id: number): Promise<Order> {
  const [row] = await findOrders(db, eq(warehouseOrder.id, id));
  if (!row) throw new Error(`order ${id} vanished while it was presented`);
  return presentOrder(db, viewer, row);
}

/** More places than these say nothing to who stands before the shelf. */
const MAX_SOURCES = 12;

const productRef = (row: typeof product.$inferSelect) => ({
  id: row.id,
  sku: row.sku,
  name: row.name,
  unit: row.unit,
  barcode: row.barcode,
  lotTracked: row.lotTracked,
});

const wanted = ({ line }: LineRow) => line.substituteId ?? line.productId;

async function presentLines(
  db: Db,
  viewer: Viewer,
  order: Pick<OrderRecord, 'id' | 'siteId' | 'state'>,
): Promise<OrderLine[]> {
  const [rows, picks] = await Promise.all([findLines(db, order.id), findPicks(db, order.id)]);
  const open = order.state === 'picking' ? rows.filter(({ line }) => !isClosed(line)) : [];
  const sources =
    open.length === 0 ? [] : await findSources(db, viewer, order.siteId, open.map(wanted));
  return rows.map((row) => ({
    id: row.line.id,
    position: row.line.position,
    product: productRef(row.product),
    quantity: row.line.quantity,
    pickedQuantity: row.line.pickedQuantity,
    deliveredQuantity: row.line.deliveredQuantity,
    substitute: row.substitute && productRef(row.substitute),
    substituteReason: row.line.substituteReason,
    shortReason: row.line.shortReason,
    picks: picks
      .filter(({ pick }) => pick.orderLineId === row.line.id)
      .map(({ pick, sku, locationCode, lotCode }) => ({
        id: pick.id,
        sku,
        locationCode,
        lotCode,
        quantity: pick.quantity,
        pickedAt: pick.pickedAt.toISOString(),
      })),
    sources: !open.includes(row)
      ? []
      : sources
          .filter(({ stock }) => stock.productId === wanted(row))
          .slice(0, MAX_SOURCES)
          .map(({ stock, locationCode, locationBarcode, lot, shown }) => ({
            stockId: stock.id,
            locationCode,
            locationBarcode,
            lotCode: lot?.code ?? null,
            expiresOn: lot?.expiresOn ?? null,
            // A person who may count that shelf blind reads no more of it than they need to take.
            quantity: shown ? stock.quantity : Math.min(stock.quantity, missing(row.line)),
          })),
  }));
}

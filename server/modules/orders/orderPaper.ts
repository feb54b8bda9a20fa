import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { anyOf } from '../../db/anyOf';
import type { Db } from '../../db/Db';
import { orderLine, warehouseOrder } from '../../db/schema/orders';
import { orderPackage, orderPick } from '../../db/schema/orderWork';
import { organisation, site } from '../../db/schema/organisation';
import { lot, product, stock } from '../../db/schema/warehouse';
import type { Viewer } from '../../engine/acciones/context';
import { employerFacts } from '../../engine/settings/pageLook';
import { readSection } from '../../engine/settings/settingsSections';
import { visibleOrders } from './orderScope';

const substitute = alias(product, 'substitute');

/** Lots of what was picked for a line, as its paper names them. */
const lots = sql<string | null>`(select string_agg(distinct ${lot.code}, ', ')
  from ${orderPick} join ${stock} on ${stock.id} = ${orderPick.stockId}
  join ${lot} on ${lot.id} = ${stock.lotId}
  where ${orderPick.orderLineId} = ${orderLine.id} and ${isNull(orderPick.returnedAt)})`;

export interface OrderPaper {
  employer: string;
  /** Its CUIT and where it is; empty where nobody said. */
  employerFacts: string;
  siteName: string;
  siteAddress: string | null;
  order: typeof warehouseOrder.$inferSelect;
  lines: {
    sku: string;
    name: string;
    unit: string;
    asked: number;
    sent: number;
    lots: string | null;
  }[];
  packages: { number: number; weightKg: string | null }[];
}

/** The contents of the papers of some orders, in the order asked for; null when one of them is out of reach. */
export async function orderPapers(
  db: Db,
  viewer: Viewer,
  ids: readonly number[],
): Promise<OrderPaper[] | null> {
  const wanted = [...new Set(ids)];
  const orders = await db
    .select({ order: warehouseOrder, siteName: site.name, siteAddress: site.address })
    .from(warehouseOrder)
    .innerJoin(site, eq(site.id, warehouseOrder.siteId))
    .where(and(anyOf(warehouseOrder.id, wanted), visibleOrders(viewer.roleScope, viewer)));
  if (wanted.length === 0 || orders.length !== wanted.length) return null;
  const lines = await db
    .select({
      orderId: orderLine.orderId,
      sku: sql<string>`coalesce(${substitute.sku}, ${product.sku})`,
      name: sql<string>`coalesce(${substitute.name}, ${product.name})`,
      unit: sql<string>`coalesce(${substitute.unit}, ${product.unit})`,
      asked: orderLine.quantity,
      // On paper too what was received, once it is known.
      sent: sql<number>`coalesce(${orderLine.deliveredQuantity}, ${orderLine.pickedQuantity})`,
      lots,
    })
    .from(orderLine)
    .innerJoin(product, eq(product.id, orderLine.productId))
    .leftJoin(substitute, eq(substitute.id, orderLine.substituteId))
    .where(anyOf(orderLine.orderId, wanted))
    .orderBy(asc(orderLine.orderId), asc(orderLine.position));
  const packages = await db
    .select()
    .from(orderPackage)
    .where(anyOf(orderPackage.orderId, wanted))
    .orderBy(asc(orderPackage.orderId), asc(orderPackage.number));
  const [employer] = await db.select({ name: organisation.name }).from(organisation);
  const { value: branding } = await readSection(db, 'branding');
  return wanted.flatMap((id) => {
    const found = orders.find(({ order }) => order.id === id);
    if (!found) return [];
    return {
      employer: employer?.name ?? 'Andén',
      employerFacts: employerFacts(branding),
      ...found,
      lines: lines.filter((line) => line.orderId === id),
      packages: packages.filter((row) => row.orderId === id),
    };
  });
}

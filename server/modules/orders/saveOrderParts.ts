import type { InputOf, Reach } from '@contract/core/accion';
import type { createOrder } from '@contract/orders/orderAcciones';
import { and, eq, sql } from 'drizzle-orm';
import { anyOf } from '../../db/anyOf';
import type { Db } from '../../db/Db';
import { orderLine } from '../../db/schema/orders';
import { customer, product } from '../../db/schema/warehouse';
import type { Viewer } from '../../engine/acciones/context';
import { invalid } from '../../engine/http/fault';
import { withinSites } from '../../engine/scope/withinSites';

type Fields = InputOf<typeof createOrder>;

/** A customer that the author reaches: their site prepares the order. */
export async function findServedCustomer(db: Db, reach: Reach, viewer: Viewer, id: number) {
  const [row] = await db
    .select()
    .from(customer)
    .where(
      and(
        eq(customer.id, id),
        eq(customer.active, true),
        withinSites(reach, viewer, sql`${customer.siteId}`),
      ),
    );
  if (!row) throw invalid({ customerId: 'Elegí un cliente que tu sede atienda.' });
  return row;
}

/** Name and address as they are now, and what the list shows without looking further. */
export function orderColumnsOf(
  who: typeof customer.$inferSelect,
  { address, priority, promisedOn, notes, lines }: Fields,
) {
  const elsewhere = address !== '' && address !== who.address;
  return {
    siteId: who.siteId,
    customerId: who.id,
    customerName: who.name,
    address: address === '' ? who.address : address,
    latitude: elsewhere ? null : who.latitude,
    longitude: elsewhere ? null : who.longitude,
    priority,
    promisedOn,
    notes,
    lineCount: lines.length,
    unitCount: lines.reduce((total, line) => total + line.quantity, 0),
  };
}

export async function replaceLines(db: Db, orderId: number, lines: Fields['lines']): Promise<void> {
  const ids = lines.map((line) => line.productId);
  const known = await db
    .select({ id: product.id })
    .from(product)
    .where(and(anyOf(product.id, ids), eq(product.active, true)));
  const found = new Set(known.map((row) => row.id));
  const lost = lines.findIndex((line) => !found.has(line.productId));
  if (lost >= 0) throw invalid({ [`lines.${lost}.productId`]: 'Ese producto ya no se usa.' });
  await db.delete(orderLine).where(eq(orderLine.orderId, orderId));
  await db
    .insert(orderLine)
    .values(lines.map((line, index) => ({ orderId, position: index + 1, ...line })));
}

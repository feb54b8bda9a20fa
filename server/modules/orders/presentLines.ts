import type { OrderLine } from '@contract/orders/order';
import type { Db } from '../../db/client';
import type { product } from '../../db/schema/warehouse';
import { findLines, findPicks, findSources, type LineRow } from './lineQueries';
import { isClosed } from './lineRules';
import type { OrderRecord } from './orderQueries';

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

export async function presentLines(
  db: Db,
  order: Pick<OrderRecord, 'id' | 'siteId' | 'state'>,
): Promise<OrderLine[]> {
  const rows = await findLines(db, order.id);
  const picks = await findPicks(db, order.id);
  const open = order.state === 'picking' ? rows.filter(({ line }) => !isClosed(line)) : [];
  const sources = open.length === 0 ? [] : await findSources(db, order.siteId, open.map(wanted));
  return rows.map((row) => ({
    id: row.line.id,
    position: row.line.position,
    product: productRef(row.product),
    quantity: row.line.quantity,
    pickedQuantity: row.line.pickedQuantity,
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
          .map(({ stock, locationCode, locationBarcode, lot }) => ({
            stockId: stock.id,
            locationCode,
            locationBarcode,
            lotCode: lot?.code ?? null,
            expiresOn: lot?.expiresOn ?? null,
            quantity: stock.quantity,
          })),
  }));
}

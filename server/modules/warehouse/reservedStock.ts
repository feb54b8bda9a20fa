import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { isOpenOrder, orderLine, warehouseOrder } from '../../db/schema/orders';
import { location, lot, stock } from '../../db/schema/warehouse';
import { dayNow } from '../../engine/time/dayNow';

/** The product that a line takes from the shelves. */
export const wantedProductId = sql`coalesce(${orderLine.substituteId}, ${orderLine.productId})`;

/** A line that still has to be taken, of an order that is going to be prepared: cancelled ones keep theirs for ever, open ones have an index. */
export const stillWanted: SQL = sql`(
  ${orderLine.pickedQuantity} < ${orderLine.quantity} and ${orderLine.shortReason} is null
  and ${isOpenOrder} and coalesce(${warehouseOrder.stateBeforeHold}, ${warehouseOrder.state}) in ('created', 'approved', 'picking'))`;

/** Selects what may be taken for an order: from a shelf in use for that, of a lot that has not expired. */
export const pickable: SQL = sql`(${stock.quantity} > 0 and ${location.active} and ${location.use} = 'storage'
  and (${lot.expiresOn} is null or ${lot.expiresOn} >= ${dayNow}))`;

const left = sql`${orderLine.quantity} - ${orderLine.pickedQuantity}`;

/** These are summed by site and product: units that open orders ask for, and of them those being prepared now. */
const wantedOf = (productIds: readonly number[]) => sql`
  select ${warehouseOrder.siteId} as site_id, ${wantedProductId} as product_id,
    sum(${left})::int as wanted,
    coalesce(sum(${left}) filter (where ${warehouseOrder.state} = 'picking'), 0)::int as picking
  from ${orderLine} join ${warehouseOrder} on ${warehouseOrder.id} = ${orderLine.orderId}
  where ${wantedProductId} = any(${sql.param([...productIds])}::int[]) and ${stillWanted}
  group by 1, 2`;

export interface Reserved {
  /** The units that open orders are to take from there. */
  reserved: number;
  /** The part of them that orders in preparation are taking now. */
  picking: number;
}

/**
 * This tells what is spoken for in each stock of some products. Nobody books a shelf: orders are spread over the
 * shelves as they are offered to who prepares them, what expires first and then the fullest. Only the shelves of a
 * product that a site's orders ask for are looked at: a page of a large warehouse shows many that no order asks for.
 */
export async function reservedStock(
  db: Db,
  productIds: readonly number[],
): Promise<Map<number, Reserved>> {
  if (productIds.length === 0) return new Map();
  const asked = [...new Set(productIds)];
  const { rows } = await db.execute<{ id: number; reserved: number; picking: number }>(sql`
    with wanted as materialized (${wantedOf(asked)}), shelves as (
      select ${stock.id} as id, ${stock.quantity} as quantity, wanted.wanted, wanted.picking,
        coalesce(sum(${stock.quantity}) over (
          partition by ${stock.siteId}, ${stock.productId}
          order by ${lot.expiresOn} asc nulls last, ${stock.quantity} desc, ${stock.id}
          rows between unbounded preceding and 1 preceding), 0) as before
      from wanted
        join ${stock} on ${stock.siteId} = wanted.site_id and ${stock.productId} = wanted.product_id
        join ${location} on ${location.id} = ${stock.locationId}
        left join ${lot} on ${lot.id} = ${stock.lotId}
      where ${pickable})
    select id, least(quantity, greatest(wanted - before, 0))::int as reserved,
      least(quantity, greatest(picking - before, 0))::int as picking
    from shelves
    where wanted > before`);
  return new Map(rows.map(({ id, reserved, picking }) => [id, { reserved, picking }]));
}

interface SiteFigures {
  siteId: number;
  quantity: number;
  pickable: number;
  wanted: number;
}

/** How much of one product each site has, and how much its open orders ask for. */
export async function productBySite(db: Db, productId: number): Promise<SiteFigures[]> {
  const { rows } = await db.execute<SiteFigures & Record<string, unknown>>(sql`
    with wanted as (${wantedOf([productId])}), held as (
      select ${stock.siteId} as site_id, sum(${stock.quantity})::int as quantity,
        coalesce(sum(${stock.quantity}) filter (where ${pickable}), 0)::int as pickable
      from ${stock} join ${location} on ${location.id} = ${stock.locationId}
        left join ${lot} on ${lot.id} = ${stock.lotId}
      where ${stock.productId} = ${productId}
      group by 1)
    select site_id as "siteId", coalesce(quantity, 0) as quantity,
      coalesce(pickable, 0) as pickable, coalesce(wanted, 0) as wanted
    from held full join wanted using (site_id)`);
  return rows;
}

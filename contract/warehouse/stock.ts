import { z } from 'zod';
import { day, id, instant } from '../core/id';
import { personRef } from '../core/personRef';
import { abcClass } from './product';

export const stockRow = z
  .object({
    id,
    siteId: id,
    siteName: z.string(),
    productId: id,
    sku: z.string(),
    productName: z.string(),
    unit: z.string(),
    abcClass,
    locationId: id,
    locationCode: z.string(),
    lotCode: z.string().nullable(),
    expiresOn: day.nullable(),
    quantity: z.int(),
    /** The units that open orders are to take from there, in the order in which it is offered to who prepares them. */
    reserved: z.int(),
    available: z.int(),
    /** The units that may go elsewhere: all but those that orders in preparation are taking from there. */
    movable: z.int(),
  })
  .meta({ id: 'StockRow' });

export const stockMovementKinds = [
  'receipt',
  'pick',
  'return',
  'adjustment',
  'count',
  'move',
] as const;

export const stockMovement = z
  .object({
    id,
    at: instant,
    kind: z.enum(stockMovementKinds),
    delta: z.int(),
    quantityAfter: z.int(),
    reason: z.string(),
    productId: id,
    productName: z.string(),
    locationId: id,
    locationCode: z.string(),
    lotCode: z.string().nullable(),
    /** The other end of a move. */
    otherLocationCode: z.string().nullable(),
    orderId: id.nullable(),
    orderNumber: z.string().nullable(),
    person: personRef.nullable(),
  })
  .meta({ id: 'StockMovement' });

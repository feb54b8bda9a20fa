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
    locationCode: z.string(),
    lotCode: z.string().nullable(),
    expiresOn: day.nullable(),
    quantity: z.int(),
  })
  .meta({ id: 'StockRow' });

export const stockMovement = z
  .object({
    id,
    at: instant,
    kind: z.enum(['receipt', 'pick', 'return', 'adjustment', 'count']),
    delta: z.int(),
    quantityAfter: z.int(),
    reason: z.string(),
    orderId: id.nullable(),
    orderNumber: z.string().nullable(),
    person: personRef.nullable(),
  })
  .meta({ id: 'StockMovement' });

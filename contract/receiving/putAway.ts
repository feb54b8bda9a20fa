import { z } from 'zod';
import { day, id, instant } from '../core/id';
import { personRef } from '../core/personRef';

/** Goods that came in and lie in the receiving place until somebody takes them to a shelf. */
export const putAwayTask = z
  .object({
    /** The number of its line in the document with which it came in. */
    id,
    arrivalId: id,
    intakeNumber: z.string(),
    supplierName: z.string(),
    productId: id,
    sku: z.string(),
    barcode: z.string().nullable(),
    productName: z.string(),
    unit: z.string(),
    lotCode: z.string().nullable(),
    expiresOn: day.nullable(),
    /** Units that are still there. */
    units: z.int(),
    /** The receiving place. */
    locationCode: z.string(),
    receivedAt: instant,
    /** A proposal, which whoever puts it away may leave aside. */
    shelf: z
      .object({
        code: z.string(),
        barcode: z.string(),
        /** `same`: the product lies there already; `empty`: nothing lies there; `headed`: somebody is on the way. */
        why: z.enum(['same', 'empty', 'headed']),
        /** It is reached by forklift. */
        forklift: z.boolean(),
      })
      .nullable(),
    /** Another person is on the way with it. */
    takenBy: personRef.nullable(),
  })
  .meta({ id: 'PutAwayTask' });

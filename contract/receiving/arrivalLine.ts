import { z } from 'zod';
import { id } from '../core/id';

/** A product of an arrival, with how much was expected and how much came in so far. */
export const arrivalLine = z
  .object({
    id,
    productId: id,
    sku: z.string(),
    barcode: z.string().nullable(),
    productName: z.string(),
    unit: z.string(),
    lotTracked: z.boolean(),
    /** Zero: it came without being announced. */
    expected: z.int(),
    packSize: z.int(),
    received: z.int(),
    /** Units of the received ones that are damaged or wait in quarantine. */
    apart: z.int(),
    /** How many units more or fewer need no reason. */
    tolerance: z.int(),
  })
  .meta({ id: 'ArrivalLine' });

import { z } from 'zod';

/** A layout has the columns of a list in the order of the screen. */
export const gridLayout = z
  .array(
    z
      .object({
        key: z.string().max(60),
        shown: z.boolean(),
        width: z.number().min(20).max(2000).optional(),
        pinned: z.enum(['left', 'right']).optional(),
      })
      .meta({ id: 'ColumnPlace' }),
  )
  .max(80);

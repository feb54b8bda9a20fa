import { z } from 'zod';
import { day, id } from '../core/id';
import { personRef } from '../core/personRef';

export const delegation = z
  .object({
    id,
    from: personRef,
    to: personRef,
    fromDay: day,
    untilDay: day,
    /** Whether the one who asks gave it or received it. */
    mine: z.boolean(),
    active: z.boolean(),
  })
  .meta({ id: 'Delegation' });

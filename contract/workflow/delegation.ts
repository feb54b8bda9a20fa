import { z } from 'zod';
import { day, id } from '../shared/id';
import { personRef } from '../shared/personRef';

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

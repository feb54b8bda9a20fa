import { z } from 'zod';

/** A number that a clock sent and that is nobody's yet. */
export const unknownCredential = z
  .object({
    credential: z.string(),
    touches: z.int(),
    /** As the clock shows it: AAAA-MM-DD HH:MM:SS. */
    firstAt: z.string(),
    lastAt: z.string(),
  })
  .meta({ id: 'UnknownCredential' });

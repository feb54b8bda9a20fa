import { z } from 'zod';
import { id } from '../core/id';
import { personRef } from '../core/personRef';

/** A number that a clock sent, with what it marked that is nobody's punch yet. */
export const unknownCredential = z
  .object({
    credential: z.string(),
    touches: z.int(),
    /** As the clock shows it: AAAA-MM-DD HH:MM:SS. */
    firstAt: z.string(),
    lastAt: z.string(),
    /** Whose it was said to be: what is left of it is of months that were closed. */
    person: personRef.nullable(),
  })
  .meta({ id: 'UnknownCredential' });

export const matchedCredential = z
  .object({ id, credential: z.string(), person: personRef })
  .meta({ id: 'MatchedCredential' });

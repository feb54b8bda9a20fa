import { z } from 'zod';
import { id } from '../core/id';
import { personRef } from '../core/personRef';

/** A number that a clock sent, with what it marked that is nobody's punch yet. */
export const unknownCredential = z
  .object({
    credential: z.string(),
    touches: z.int(),
    /** The first moment as the clock shows it: AAAA-MM-DD HH:MM:SS. */
    firstAt: z.string(),
    lastAt: z.string(),
    /** The person whom the number was said to be of: the touches left are of closed months. */
    person: personRef.nullable(),
  })
  .meta({ id: 'UnknownCredential' });

export const matchedCredential = z
  .object({ id, credential: z.string(), person: personRef })
  .meta({ id: 'MatchedCredential' });

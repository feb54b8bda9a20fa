import { z } from 'zod';
import { choice } from '../core/fields';
import { id, instant } from '../core/id';

export const clockFileState = choice('Estado', {
  arriving: ['Está llegando', 'info'],
  read: ['Leído', 'success'],
  failed: ['No se leyó', 'error'],
});

/** A file that somebody or a program left where the server looks for those of the clocks. */
export const clockFile = z
  .object({
    id,
    name: z.string(),
    state: clockFileState.schema,
    /** When it was read; of one that arrives, when it was seen. */
    at: instant,
    rows: z.int(),
    /** The number of punches that it brought and that were new. */
    punches: z.int(),
    /** New marks of numbers that are nobody's yet. */
    unknown: z.int(),
    refused: z.int(),
    reason: z.string(),
  })
  .meta({ id: 'ClockFile' });

import { z } from 'zod';
import { clock, id } from '../core/id';
import { punchRecord } from './punchRecord';

/** A day of four shifts with their breaks. */
export const MOST_PUNCHES = 16;

/** The punches of a day as they should be; `id` is one that is there already. */
export const correctedPunch = z.object({
  id: id.optional(),
  kind: punchRecord.shown.kind.schema,
  clock,
  /** On the day after: of a shift of the night. */
  nextDay: z.boolean().default(false),
  /** On the day before: of who comes before midnight for a shift that begins at it. */
  dayBefore: z.boolean().default(false),
});

import { z } from 'zod';
import { dayRange } from '../core/dayRange';
import { day, id } from '../core/id';

export const dayParts = ['whole', 'morning', 'afternoon'] as const;

/** Which leave, on which days. */
export const leaveSpan = z.object({
  typeId: id,
  fromDay: day,
  toDay: day,
  part: z.enum(dayParts).default('whole'),
});

/** Three years: no leave that is kept is longer. */
export const leaveRange = dayRange(1096);

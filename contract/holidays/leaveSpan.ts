import { z } from 'zod';
import { day, id } from '../shared/id';

export const dayParts = ['whole', 'morning', 'afternoon'] as const;

/** Which leave, on which days. */
export const leaveSpan = z.object({
  typeId: id,
  fromDay: day,
  toDay: day,
  part: z.enum(dayParts).default('whole'),
});

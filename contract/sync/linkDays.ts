import { z } from 'zod';
import { day } from '../core/id';

/** How far back the chart of a link goes. */
export const CHART_DAYS = 30;

/** Rows that the runs of a link wrote, left and refused on each of the last days, by the clock of the link; days without any are left out. */
export const linkDays = z
  .object({
    from: day,
    to: day,
    days: z.array(
      z
        .object({ day, written: z.int(), unchanged: z.int(), rejected: z.int() })
        .meta({ id: 'LinkDay' }),
    ),
  })
  .meta({ id: 'LinkDays' });

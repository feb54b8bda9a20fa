import { z } from 'zod';
import { day, id } from '../core/id';
import { hourFigureNames } from './hourFigures';
import { hourRecord } from './hourRecord';

const minutes = Object.fromEntries(hourFigureNames.map((name) => [name, z.int()])) as Record<
  (typeof hourFigureNames)[number],
  z.ZodInt
>;

/** Of overtime that passes a limit of the law: "32:10 extras en noviembre (tope 30 h)". Nobody is kept from deciding it. */
const overCaps = z.array(z.string());

const whose = {
  id,
  personId: id,
  personName: z.string(),
  docket: z.string(),
  imageUrl: z.string(),
  siteName: z.string(),
  areaName: z.string(),
};

/** A day of somebody in the list of those who manage it. */
export const hourRow = z
  .object({
    ...whose,
    day,
    ...minutes,
    overtime: hourRecord.shown.overtime.schema,
    overCaps,
  })
  .meta({ id: 'HourRow' });

/** What counts in a band: within the shift, and in overtime that was granted. */
export const bandSum = z
  .object({ name: z.string(), code: z.string(), multiplier: z.string(), minutes: z.int() })
  .meta({ id: 'HourBandSum' });

/** A week or a month of somebody. */
export const hourTotal = z
  .object({
    ...whose,
    fromDay: day,
    days: z.int(),
    granted: z.int(),
    ...minutes,
    bands: z.array(bandSum),
    overCaps,
    /** Something of it is being reckoned again. */
    waiting: z.boolean(),
  })
  .meta({ id: 'HourTotal' });

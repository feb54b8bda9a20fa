import { z } from 'zod';
import { day, id, instant } from '../core/id';
import { hourFigureNames } from './hourFigures';
import { hourRecord } from './hourRecord';

const minutes = Object.fromEntries(hourFigureNames.map((name) => [name, z.int()])) as Record<
  (typeof hourFigureNames)[number],
  z.ZodInt
>;

/** Overtime that passes a limit of the law is told: "32:10 extras en noviembre (tope 30 h)". It may be decided all the same. */
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

const span = z.object({ from: instant, to: instant }).meta({ id: 'HourSpan' });

/** The times that whoever decides overtime looks at: from when to when it was, and the shift and the punches that it is beside. */
export const extraTimes = z
  .object({
    /** The clock on whose wall they are told. */
    zone: z.string(),
    extras: z.array(span),
    shifts: z.array(span.extend({ name: z.string() }).meta({ id: 'NamedHourSpan' })),
    punched: z.array(
      z
        .object({
          /** Null: only the other end is known. */
          from: instant.nullable(),
          to: instant.nullable(),
        })
        .meta({ id: 'PunchedSpan' }),
    ),
  })
  .meta({ id: 'ExtraTimes' });

/** A day of somebody in the list of those who manage it. */
export const hourRow = z
  .object({
    ...whose,
    day,
    ...minutes,
    overtime: hourRecord.shown.overtime.schema,
    unfinished: z.int(),
    /** Null: it has no overtime. */
    times: extraTimes.nullable(),
    overCaps,
    /** It is being reckoned again. */
    waiting: z.boolean(),
  })
  .meta({ id: 'HourRow' });

/** The minutes that count in a band: within the shift, and in granted overtime. */
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

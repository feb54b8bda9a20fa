import { z } from 'zod';
import { privateField } from '../core/accion';
import { day, id, instant } from '../core/id';
import { hourFigureNames } from './hourFigures';
import { hourRecord } from './hourRecord';

const figure = z.enum(hourFigureNames);

/** A reason is an interval that a figure is made of, with the rule that put it there. */
export const hourReason = z
  .object({ figure, from: instant, to: instant, minutes: z.int(), why: z.string() })
  .meta({ id: 'HourReason' });

const bandReason = z
  .object({ from: instant, to: instant, minutes: z.int(), why: z.string() })
  .meta({ id: 'HourBandReason' });

export const hourBand = z
  .object({
    id,
    name: z.string(),
    multiplier: z.string(),
    /** The minutes that count: within the shift, and in granted overtime. */
    minutes: z.int(),
    reasons: z.array(bandReason),
  })
  .meta({ id: 'HourBand' });

export const hourDay = z
  .object({
    day,
    /** The shifts as the person was told: "Mañana". */
    shifts: z.array(
      z
        .object({
          name: z.string(),
          startsAt: instant,
          endsAt: instant,
          /** At hand, and nowhere. */
          onCall: z.boolean(),
          /** Otherwise nothing of it counts. */
          paid: z.boolean(),
        })
        .meta({ id: 'HourShift' }),
    ),
    stretches: z.array(
      z
        .object({
          /** Null: only the other end is known. */
          from: instant.nullable(),
          to: instant.nullable(),
          forgotten: z.boolean(),
          /** Something of it waits for a decision. */
          waiting: z.boolean(),
        })
        .meta({ id: 'HourStretch' }),
    ),
    /** "Vacaciones", or "Ausente" for whoever may not know more. */
    away: z.array(z.string()),
    holiday: z.string().nullable(),
    figures: z.record(figure, z.int()),
    reasons: z.array(hourReason),
    /** The hours in bands, which are told apart and paid by another measure. */
    bands: z.array(hourBand),
    /** The decision about its extra minutes, and why; null: there are none. */
    overtime: z
      .object({
        /** It is decided by this number; null: it is being reckoned. */
        id: id.nullable(),
        state: hourRecord.shown.overtime.schema,
        reason: privateField(z.string()),
      })
      .meta({ id: 'HourOvertime' })
      .nullable(),
    /** The person is in, and the worked time still grows. */
    open: z.boolean(),
  })
  .meta({ id: 'HourDay' });

/** Monday to Sunday of somebody. */
export const hourWeek = z
  .object({
    personId: id,
    personName: z.string(),
    /** The clock on whose wall the hours are told. */
    zone: z.string(),
    from: day,
    to: day,
    today: day,
    days: z.array(hourDay),
  })
  .meta({ id: 'HourWeek' });

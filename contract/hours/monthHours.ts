import { z } from 'zod';
import { closeState, month } from '../closes/close';
import { day, id } from '../core/id';
import { hourFigureNames } from './hourFigures';
import { hourRecord } from './hourRecord';
import { bandSum } from './hourRow';

const overtime = hourRecord.shown.overtime.schema;

/** A month of somebody: what its days come to, what was decided of its overtime, and by how much it is paid. */
export const hourMonth = z
  .object({
    personId: id,
    personName: z.string(),
    month,
    from: day,
    to: day,
    today: day,
    /** The state of the month at the site where they worked: a closed one changes no more. */
    state: closeState,
    /** How many days have something. */
    days: z.int(),
    figures: z.record(z.enum(hourFigureNames), z.int()),
    bands: z.array(bandSum),
    /** The minutes of its overtime, by decision. */
    overtime: z.array(
      z
        .object({ state: overtime, days: z.int(), extra50: z.int(), extra100: z.int() })
        .meta({ id: 'HourMonthOvertime' }),
    ),
    /** The days to look at one by one: those with overtime, and with an entry that has no exit. */
    notable: z.array(
      z
        .object({
          day,
          extra50: z.int(),
          extra100: z.int(),
          overtime,
          /** Entries without exit. */
          unfinished: z.int(),
        })
        .meta({ id: 'HourMonthDay' }),
    ),
    /** The surcharges that rule on the last day of the month; null: they were not written. */
    surcharges: z
      .object({
        /** Per cent. */
        extra50: z.number().nullable(),
        extra100: z.number().nullable(),
        /** Minutes that each hour of night adds. */
        nightMinutes: z.number().nullable(),
      })
      .meta({ id: 'HourSurcharges' }),
    /** Something of it is being reckoned again. */
    waiting: z.boolean(),
  })
  .meta({ id: 'HourMonth' });

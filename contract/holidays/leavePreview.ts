import { z } from 'zod';
import { privateField } from '../core/accion';
import { day } from '../core/id';
import { leaveTypeRecord } from './leaveType';

export const noticeTones = ['refusal', 'warning', 'info'] as const;

/** Something to know before asking; a refusal is why it cannot be asked. */
export const leaveNotice = z
  .object({
    tone: z.enum(noticeTones),
    text: z.string(),
    /** The law or the rule of the organisation it comes from; empty where it speaks for itself. */
    source: z.string(),
  })
  .meta({ id: 'LeaveNotice' });

/** Other people who are away on those days; the reason is never told to those whom it does not concern. */
export const awayColleague = z
  .object({
    personId: z.int(),
    name: z.string(),
    imageUrl: z.string(),
    fromDay: day,
    toDay: day,
    pending: z.boolean(),
    label: privateField(z.string()),
  })
  .meta({ id: 'AwayColleague' });

/** The effects of a leave, before it is asked for. */
export const leavePreview = z
  .object({
    days: z.number(),
    unit: leaveTypeRecord.fields.unit.schema,
    returnDay: day,
    /** The day on which the law would have it start, where that is another. */
    lawfulStart: day.nullable(),
    holidays: z.array(z.object({ day, name: z.string() })),
    /** Null where the leave has no balance of its own. */
    balance: privateField(
      z
        .object({
          /** The days of the ledger, or those that the year still allows. */
          now: z.number(),
          reserved: z.number(),
          after: z.number(),
        })
        .nullable(),
    ),
    away: z.array(awayColleague),
    /** The people of the area on the day when fewest would be there. */
    coverage: z
      .object({ day, there: z.int(), staff: z.int(), minimum: z.int().nullable() })
      .nullable(),
    notices: z.array(leaveNotice),
  })
  .meta({ id: 'LeavePreview' });

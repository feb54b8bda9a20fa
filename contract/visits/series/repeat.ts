import { z } from 'zod';
import { day } from '../../core/id';

export const MOST_EVERY = 12;
export const MOST_TIMES = 500;
/** The fifth place is the last one of its month, whether it has four or five. */
export const LAST_NTH = 5;

export const repeatKinds = ['weekly', 'monthDay', 'monthEnd', 'monthNth'] as const;

const weekday = z.int().min(1).max(7);

/** When a visit comes again: each kind reads its own of these, and ends on a day or after so many times. */
export const repeat = z
  .object({
    kind: z.enum(repeatKinds),
    /** Weeks or months from one to the next. */
    every: z.int().min(1).max(MOST_EVERY),
    /** Monday is 1. */
    weekdays: z.array(weekday).max(7),
    monthDay: z.int().min(1).max(31),
    nth: z.int().min(1).max(LAST_NTH),
    weekday,
    until: day.nullable(),
    times: z.int().min(1, 'Poné cuántas veces.').max(MOST_TIMES).nullable(),
  })
  .refine(({ kind, weekdays }) => kind !== 'weekly' || weekdays.length > 0, {
    path: ['weekdays'],
    error: 'Elegí al menos un día de la semana.',
  })
  .refine(({ until, times }) => (until === null) !== (times === null), {
    path: ['until'],
    error: 'Poné hasta qué día, o cuántas veces.',
  })
  .meta({ id: 'VisitRepeat' });
export type Repeat = z.output<typeof repeat>;

export const onceAWeek: Repeat = {
  ...{ kind: 'weekly', every: 1, weekdays: [], monthDay: 1, nth: 1, weekday: 1 },
  ...{ until: null, times: null },
};

import { z } from 'zod';
import { clock, day as dayField, ref, text, whole } from '../core/fields';
import { clock as clockSchema, day, id, version } from '../core/id';
import { personRef } from '../core/personRef';
import { defineRecord, recordFields } from '../core/record';

/** A talk with a candidate, on the clock of the place that looks for them. */
export const interviewRecord = defineRecord(
  'ReferralInterview',
  { one: 'entrevista', many: 'entrevistas' },
  {
    day: dayField('Día'),
    time: clock('Hora'),
    minutes: whole('Cuánto lleva', { min: 10, max: 480, unit: 'min', initial: 45 }),
    place: text('Dónde', { min: [2, 'Poné dónde, o el enlace de la llamada.'], max: 200 }),
    personId: ref('Quién entrevista'),
  },
);

export const interviewFields = recordFields(interviewRecord);

export const interview = z
  .object({
    id,
    version,
    day,
    time: clockSchema,
    minutes: z.int(),
    place: z.string(),
    interviewer: personRef,
  })
  .meta({ id: 'ReferralInterview' });

/** The same as its candidate sees it, with a file for the calendar of their phone. */
export const ownInterview = z
  .object({
    day,
    time: clockSchema,
    minutes: z.int(),
    place: z.string(),
    interviewer: z.string(),
    ics: z.string(),
  })
  .meta({ id: 'OwnInterview' });

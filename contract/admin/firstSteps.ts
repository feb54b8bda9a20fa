import { z } from 'zod';
import { flag, own } from '../core/fields';
import { version } from '../core/id';
import { defineRecord, recordFields } from '../core/record';

/** What whoever administers does before the rest can work, in the order in which one thing needs another. */
export const firstStepNames = [
  'organisation',
  'places',
  'people',
  'accounts',
  'holidays',
  'approvals',
  'mail',
  'backup',
] as const;

const firstStepName = z.enum(firstStepNames);
export type FirstStepName = z.output<typeof firstStepName>;

/** What is chosen about the guide; what is done is read from the data. */
export const firstStepsRecord = defineRecord(
  'FirstSteps',
  { one: 'guía de primeros pasos', many: 'guías de primeros pasos' },
  {
    skipped: own('Pasos que no hacen falta', z.array(firstStepName).max(firstStepNames.length), []),
    putAway: flag('Guía guardada'),
  },
);

export const firstStepsChoice = recordFields(firstStepsRecord);

export const firstSteps = firstStepsChoice
  .omit({ skipped: true })
  .extend({
    steps: z.array(
      z.object({ name: firstStepName, done: z.boolean(), skipped: z.boolean() }).meta({
        id: 'FirstStep',
      }),
    ),
    version,
  })
  .meta({ id: 'FirstSteps' });

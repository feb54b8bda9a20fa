import { z } from 'zod';
import { version } from '../core/id';

/** The steps that an administrator takes before the rest can work, in the order in which one thing needs another. */
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

/** The choices about the guide; the done steps are read from the data. */
export const firstStepsChoice = z.object({
  /** The steps that this organisation does without. */
  skipped: z.array(firstStepName).max(firstStepNames.length),
  /** Not shown any more where one arrives. */
  putAway: z.boolean(),
});

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

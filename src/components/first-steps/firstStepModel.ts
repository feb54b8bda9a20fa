import type { FirstStep, FirstSteps } from '@/services/firstSteps/firstStepHooks';

type Steps = Pick<FirstSteps, 'steps'>;

const isSettled = ({ done, skipped }: FirstStep): boolean => done || skipped;

/** The first one that is neither done nor put aside; none is left where all are. */
export const nextStep = ({ steps }: Steps): FirstStep | undefined =>
  steps.find((step) => !isSettled(step));

/** "3 de 8 listos". */
export const stepsText = ({ steps }: Steps): string =>
  `${steps.filter(isSettled).length} de ${steps.length} listos`;

/** This is sent to say whether a step is needed, leaving the others as they are. */
export const withSkipped = ({ steps, putAway, version }: FirstSteps, step: FirstStep) => ({
  skipped: steps
    .filter(({ name, skipped }) => (name === step.name ? !skipped : skipped))
    .map(({ name }) => name),
  putAway,
  version,
});

/** This is sent to put the guide away, or to bring it back. */
export const withPutAway = ({ steps, version }: FirstSteps, putAway: boolean) => ({
  skipped: steps.filter(({ skipped }) => skipped).map(({ name }) => name),
  putAway,
  version,
});

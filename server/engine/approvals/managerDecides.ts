import type { StepPlan } from '@contract/workflow/stepPlan';

/** A person's own manager decides alone, with so many hours to do it. */
export const managerDecides = (hours: number): readonly StepPlan[] => [
  {
    mode: 'any',
    resolvers: [{ kind: 'manager', level: 1 }],
    hours,
    onDeadline: 'remind',
    escalateTo: null,
  },
];

import { z } from 'zod';
import { resolver } from './resolver';

/** The measures when a step waited longer than it should. */
export const onDeadline = ['remind', 'escalate', 'expire'] as const;

export const stepPlan = z
  .object({
    mode: z.enum(['any', 'all']),
    resolvers: z.array(resolver).min(1, 'Elegí quién decide.').max(10),
    /** Hours until it counts as late; null, never. */
    hours: z.int().min(1, 'Debe ser 1 hora o más.').max(2160, 'Hasta 90 días.').nullable(),
    onDeadline: z.enum(onDeadline),
    escalateTo: resolver.nullable(),
  })
  .refine((step) => step.onDeadline !== 'escalate' || step.escalateTo !== null, {
    path: ['escalateTo'],
    message: 'Elegí a quién pasa.',
  })
  .refine((step) => step.onDeadline === 'remind' || step.hours !== null, {
    path: ['hours'],
    message: 'Indicá después de cuántas horas.',
  })
  .meta({ id: 'StepPlan' });

export type StepPlan = z.infer<typeof stepPlan>;

import { z } from 'zod';

export const conditionOperators = ['is', 'not', 'atLeast', 'atMost'] as const;

/** A request must be like this for a definition to rule it; several conditions hold together. */
export const condition = z
  .object({
    field: z.string().min(1).max(40),
    operator: z.enum(conditionOperators),
    value: z.union([z.string().min(1).max(100), z.number()]),
  })
  .meta({ id: 'ApprovalCondition' });

export type Condition = z.infer<typeof condition>;

export const conditionChoice = z
  .object({ value: z.string(), label: z.string() })
  .meta({ id: 'ConditionChoice' });

export type ConditionChoice = z.infer<typeof conditionChoice>;

/** The parts of a request that a condition may look at, as its type declares them; a `record` is searched for by name. */
export const conditionField = z
  .object({
    key: z.string(),
    label: z.string(),
    kind: z.enum(['number', 'choice', 'record', 'site', 'area']),
    choices: z.array(conditionChoice),
  })
  .meta({ id: 'ConditionField' });

export type ConditionField = z.infer<typeof conditionField>;

import { z } from 'zod';

export const conditionOperators = ['is', 'not', 'atLeast', 'atMost'] as const;

/** What a request must be like for a definition to rule it; several hold together. */
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

/** What of a request a condition may look at, as its type declares it; a `record` is searched for by name. */
export const conditionField = z
  .object({
    key: z.string(),
    label: z.string(),
    kind: z.enum(['number', 'choice', 'record', 'site', 'area']),
    choices: z.array(conditionChoice),
  })
  .meta({ id: 'ConditionField' });

export type ConditionField = z.infer<typeof conditionField>;

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

/** What of a request a condition may look at, as its type declares it. */
export const conditionField = z
  .object({
    key: z.string(),
    label: z.string(),
    kind: z.enum(['number', 'choice', 'site', 'area']),
    choices: z.array(z.object({ value: z.string(), label: z.string() })),
  })
  .meta({ id: 'ConditionField' });

export type ConditionField = z.infer<typeof conditionField>;

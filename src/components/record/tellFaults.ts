import type { z } from 'zod';

/** This shows the faults that a rule of the contract finds, beside each field of a form. */
export function tellFaults(faults: object, context: z.RefinementCtx): void {
  for (const [field, message] of Object.entries(faults)) {
    context.addIssue({ code: 'custom', path: [field], message });
  }
}

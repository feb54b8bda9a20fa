import {
  adjustmentAmount,
  isTimed,
  periodAdjustmentRecord,
} from '@contract/closes/periodAdjustment';
import type { HeldBy } from '@/components/record/recordForm';
import { recordForm } from '@/components/record/recordForm';

/** It is added or taken away, never changed: nobody's name has to be compared. */
export const adjustmentForm = recordForm(periodAdjustmentRecord, {
  check: ({ figure, minutes }, context) =>
    adjustmentAmount({ figure, minutes: Number(minutes) || null }, context),
  settle: (input) => ({ ...input, minutes: isTimed(input.figure) ? input.minutes : null }),
  show: { personId: (held) => `N.º ${held}` },
});

export type AdjustmentHeld = HeldBy<typeof adjustmentForm>;

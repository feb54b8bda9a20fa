import { conceptRuns, payBases } from '@contract/liquidations/payBases';
import { conceptFaults, payConceptRecord, settleConcept } from '@contract/liquidations/payConcept';
import { recordForm } from '@/components/record/recordForm';

/** A concept as its form edits it: whether its formulas make sense is said beside each as one types. */
export const conceptForm = recordForm(payConceptRecord, {
  check: (held, context) => conceptFaults(held, context),
  settle: settleConcept,
  show: {
    runs: (held) => held.map((kind) => conceptRuns[kind]).join(', '),
    bases: (held) => held.map((base) => payBases[base]).join(', '),
  },
});

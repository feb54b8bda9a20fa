import {
  settleTaxDeduction,
  taxDeductionFaults,
  taxDeductionRecord,
} from '@contract/incomeTax/taxDeduction';
import { recordForm } from '@/components/record/recordForm';

/** The person is chosen once, so that no conflict is about another name than theirs. */
export const taxDeductionForm = (personName: string) =>
  recordForm(taxDeductionRecord, {
    check: (held, context) => taxDeductionFaults({ ...held, kind: held.kind || 'spouse' }, context),
    settle: settleTaxDeduction,
    show: { personId: () => personName },
  });

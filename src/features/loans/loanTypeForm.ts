import { loanTypeRecord } from '@contract/loans/loanType';
import { recordForm } from '@/components/record/recordForm';

const MOST_SALARIES = 24;

export const loanTypeForm = recordForm(loanTypeRecord, {
  check: ({ maxSalaries }, context) => {
    const salaries = Number(maxSalaries);
    if (maxSalaries !== '' && !(salaries > 0 && salaries <= MOST_SALARIES))
      context.addIssue({
        code: 'custom',
        path: ['maxSalaries'],
        message: `Va de más de 0 a ${MOST_SALARIES}.`,
      });
  },
});

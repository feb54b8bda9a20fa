import { leaveTypeRecord } from '@contract/holidays/leaveType';
import { recordForm } from '@/components/record/recordForm';

export const leaveTypeForm = recordForm(leaveTypeRecord, {
  check: ({ unit, halfDays }, context) => {
    if (halfDays && unit !== 'working')
      context.addIssue({
        code: 'custom',
        path: ['halfDays'],
        message: 'Solo las que cuentan días hábiles admiten medios días.',
      });
  },
});

import { emergencyFaults } from '@contract/users/emergencyFaults';
import { emergencyRecord } from '@contract/users/family';
import { recordForm } from '@/components/record/recordForm';

export const emergencyForm = recordForm(emergencyRecord, {
  check: (held, context) => {
    for (const [field, message] of Object.entries(emergencyFaults(held))) {
      context.addIssue({ code: 'custom', path: [field], message });
    }
  },
});

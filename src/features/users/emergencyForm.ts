import { emergencyFaults } from '@contract/users/emergencyFaults';
import { emergencyRecord } from '@contract/users/family';
import { recordForm } from '@/components/record/recordForm';
import { tellFaults } from '@/components/record/tellFaults';

export const emergencyForm = recordForm(emergencyRecord, {
  check: (held, context) => tellFaults(emergencyFaults(held), context),
});

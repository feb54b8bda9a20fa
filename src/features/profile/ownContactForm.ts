import { emergencyFaults } from '@contract/users/emergencyFaults';
import { ownContactRecord } from '@contract/users/saveOwnContact';
import { recordForm } from '@/components/record/recordForm';
import { tellFaults } from '@/components/record/tellFaults';

export const ownContactForm = recordForm(ownContactRecord, {
  check: (held, context) => tellFaults(emergencyFaults(held), context),
});

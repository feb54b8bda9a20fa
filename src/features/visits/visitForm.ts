import { visitRecord as record } from '@contract/visits/visit';
import { recordForm } from '@/components/record/recordForm';

export const visitForm = recordForm(record, {
  show: {
    personId: String,
    siteId: String,
    customerId: String,
    purposeId: String,
  },
});

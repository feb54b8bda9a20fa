import { referralOpeningRecord as record } from '@contract/referrals/referralOpening';
import { recordForm } from '@/components/record/recordForm';

export const openingForm = recordForm(record, { show: { siteId: String } });

import { referralRecord as record } from '@contract/referrals/referral';
import { recordForm } from '@/components/record/recordForm';

/** The page knows for which opening it is. */
export const invitationForm = recordForm(record);

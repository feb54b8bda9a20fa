import { interviewRecord as record } from '@contract/referrals/interview';
import { recordForm } from '@/components/record/recordForm';

export const interviewForm = recordForm(record, { show: { personId: String } });

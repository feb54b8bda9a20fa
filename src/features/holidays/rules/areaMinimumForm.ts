import { areaMinimumRecord } from '@contract/holidays/areaMinimum';
import { recordForm } from '@/components/record/recordForm';

export const areaMinimumForm = recordForm(areaMinimumRecord);

import { dependantRecord } from '@contract/users/family';
import { cuilText } from '@/utils/personTexts';
import { recordForm } from '../record/recordForm';

export const dependantForm = recordForm(dependantRecord, {
  show: { cuil: (held) => (held ? cuilText(held) : '—') },
});

import { cuilText } from '@contract/core/cuil';
import { dependantRecord } from '@contract/users/family';
import { recordForm } from '../record/recordForm';

export const dependantForm = recordForm(dependantRecord, {
  show: { cuil: (held) => (held ? cuilText(held) : '—') },
});

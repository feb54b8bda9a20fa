import { shiftRecord } from '@contract/schedules/shift';
import { recordForm } from '@/components/record/recordForm';

export const shiftForm = recordForm(shiftRecord, {
  // On call there is no break, no night and no rest of its own.
  settle: (fields) =>
    fields.kind === 'onCall'
      ? { ...fields, breakKind: 'none', breakMinutes: 0, night: false, minRest: null }
      : { ...fields, breakMinutes: fields.breakKind === 'none' ? 0 : fields.breakMinutes },
});

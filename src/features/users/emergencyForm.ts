import { emergencyRecord } from '@contract/users/family';
import { recordForm } from '@/components/record/recordForm';

export const emergencyForm = recordForm(emergencyRecord, {
  // A name needs a telephone and a telephone a name; all three empty is nobody.
  check: (held, context) => {
    const name = held.emergencyName.trim();
    const phone = held.emergencyPhone.trim();
    const wrong = (field: keyof typeof held, message: string) =>
      context.addIssue({ code: 'custom', path: [field], message });
    if (name && !phone) wrong('emergencyPhone', 'Escribí un teléfono.');
    if (!name && (phone || held.emergencyKinship.trim())) {
      wrong('emergencyName', 'Escribí a quién llamar.');
    }
  },
});

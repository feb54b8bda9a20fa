import type { ProfileChange } from '@contract/profile/profileChange';
import { keepsPeople } from '@contract/users/keepsPeople';
import { eq } from 'drizzle-orm';
import { profileChange } from '../../db/schema/people';
import { defineRequestType, type Subject } from '../../engine/approvals/requestType';
import { applyChange } from './applyChange';
import { changeFacts } from './changeFacts';
import { PROFILE_CHANGE } from './profileChangeRows';
import { changeMatter, changeTitle } from './profileChangeRules';

interface ChangeSubject extends Subject {
  change: ProfileChange;
}

export const profileChangeRequest = defineRequestType<ChangeSubject>({
  type: PROFILE_CHANGE,
  label: 'Cambio de datos',
  fallback: keepsPeople,
  otherwise: 'Si no rige ninguna, deciden Recursos Humanos o quien administra personas.',
  fields: [
    {
      key: 'what',
      label: 'Qué cambia',
      kind: 'choice',
      choices: [
        { value: 'bank', label: 'La cuenta bancaria' },
        { value: 'name', label: 'El nombre' },
        { value: 'dependant', label: 'La familia' },
      ],
    },
  ],
  // An account number is nobody's business but of who keeps the records of people.
  defaultSteps: [{ mode: 'any', resolvers: [], hours: 72, onDeadline: 'remind', escalateTo: null }],
  load: async (db, id) => {
    const [row] = await db.select().from(profileChange).where(eq(profileChange.id, id));
    if (!row) return null;
    const { personId: ownerId, change } = row;
    return { ownerId, title: changeTitle(change), values: { what: changeMatter(change) }, change };
  },
  facts: ({ db }, { ownerId, change }) => changeFacts(db, ownerId, change),
  editLink: (requestId) => `/profile?corregir=${requestId}`,
  onApproved: (context, { ownerId, change }) => applyChange(context, ownerId, change),
});

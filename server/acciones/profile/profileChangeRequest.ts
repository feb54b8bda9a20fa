import type { ProfileChange } from '@contract/profile/profileChange';
import { eq } from 'drizzle-orm';
import { type DecisionFact, defineRequestType, type Subject } from '../../approvals/requestType';
import { person } from '../../db/schema/organisation';
import { profileChange } from '../../db/schema/people';
import type { StoredPerson } from '../../people/datedFields';
import { writePerson } from '../users/writePerson';
import { PROFILE_CHANGE } from './profileChangeRows';

interface ChangeSubject extends Subject {
  change: ProfileChange;
}

const titles: Record<ProfileChange['kind'], string> = {
  bank: 'Cambiar la cuenta donde cobra',
  name: 'Cambiar el nombre',
};

const labels: Record<string, string> = {
  cbu: 'CBU',
  bankAlias: 'Alias',
  lastName: 'Apellido',
  firstName: 'Nombre',
};

const fieldsOf = ({ kind: _kind, ...fields }: ProfileChange): Partial<StoredPerson> => fields;

/** Each value as it is and as it would be. */
function differences(before: StoredPerson, change: ProfileChange): DecisionFact[] {
  return Object.entries(fieldsOf(change)).map(([name, value]) => {
    const was = before[name as keyof StoredPerson];
    const same = was === value;
    return {
      label: labels[name] ?? name,
      value: same
        ? `${value ?? 'Sin dato'} (igual)`
        : `${was ?? 'Sin dato'} → ${value ?? 'Sin dato'}`,
      tone: same ? 'plain' : 'warning',
    };
  });
}

export const profileChangeRequest = defineRequestType<ChangeSubject>({
  type: PROFILE_CHANGE,
  label: 'Cambio de datos',
  fallback: 'ADMIN.users',
  otherwise: 'Si no rige ninguna, decide quien administra personas.',
  fields: [
    {
      key: 'what',
      label: 'Qué cambia',
      kind: 'choice',
      choices: [
        { value: 'bank', label: 'La cuenta bancaria' },
        { value: 'name', label: 'El nombre' },
      ],
    },
  ],
  // An account number is nobody's business but of who administers people.
  defaultSteps: [{ mode: 'any', resolvers: [], hours: 72, onDeadline: 'remind', escalateTo: null }],
  load: async (db, id) => {
    const [row] = await db.select().from(profileChange).where(eq(profileChange.id, id));
    if (!row) return null;
    return {
      ownerId: row.personId,
      title: titles[row.change.kind],
      values: { what: row.change.kind },
      change: row.change,
    };
  },
  facts: async ({ db }, { ownerId, change }) => {
    const [before] = await db.select().from(person).where(eq(person.id, ownerId));
    return before ? differences(before, change) : [];
  },
  editLink: (requestId) => `/profile?corregir=${requestId}`,
  onApproved: async (context, { ownerId, change }) => {
    const [before] = await context.db
      .select()
      .from(person)
      .where(eq(person.id, ownerId))
      .for('update');
    if (before) await writePerson(context, before, fieldsOf(change));
  },
});

import type { ProfileChange } from '@contract/profile/profileChange';
import { kinshipTexts } from '@contract/users/kinshipTexts';
import { eq } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { dependant } from '../../db/schema/dependants';
import { person } from '../../db/schema/organisation';
import type { DecisionFact } from '../../engine/approvals/requestType';

const labels: Record<string, string> = {
  cbu: 'CBU',
  bankAlias: 'Alias',
  lastName: 'Apellido',
  firstName: 'Nombre',
  name: 'Apellido y nombre',
  kinship: 'Vínculo',
  birthDate: 'Nacimiento',
  dni: 'DNI',
  cuil: 'CUIL',
  since: 'A cargo desde',
  until: 'A cargo hasta',
};

type Values = Record<string, unknown>;

function shown(name: string, value: unknown): string {
  if (value === null || value === undefined) return 'Sin dato';
  if (name === 'kinship') return kinshipTexts[value as keyof typeof kinshipTexts];
  const day = /^(\d{4})-(\d{2})-(\d{2})$/.exec(String(value));
  return day ? `${day[3]}/${day[2]}/${day[1]}` : String(value);
}

/** Each value as it is and as it would be. */
function differences(before: Values | undefined, asked: Values): DecisionFact[] {
  return Object.keys(labels)
    .filter((name) => name in asked)
    .map((name) => {
      const label = labels[name] ?? name;
      const after = shown(name, asked[name]);
      if (!before) return { label, value: after, tone: 'plain' };
      const was = shown(name, before[name]);
      return was === after
        ? { label, value: `${after} (igual)`, tone: 'plain' }
        : { label, value: `${was} → ${after}`, tone: 'warning' };
    });
}

async function storedDependant(db: Db, id: number | null): Promise<Values | undefined> {
  if (id === null) return undefined;
  const [row] = await db.select().from(dependant).where(eq(dependant.id, id));
  return row;
}

/** What the decider compares: of a relative who goes, all that is known. */
export async function changeFacts(
  db: Db,
  ownerId: number,
  change: ProfileChange,
): Promise<DecisionFact[]> {
  if (change.kind === 'dependantRemoval') {
    const before = await storedDependant(db, change.dependantId);
    return before ? differences(undefined, before) : [];
  }
  if (change.kind === 'dependant') {
    return differences(await storedDependant(db, change.dependantId), change);
  }
  const [before] = await db.select().from(person).where(eq(person.id, ownerId));
  return before ? differences(before, change) : [];
}

import type { Field } from '@contract/core/field';
import { groupedDigits } from '@contract/core/groupedDigits';
import type { ProfileChange } from '@contract/profile/profileChange';
import { dependantRecord } from '@contract/users/family';
import { personRecord } from '@contract/users/personFields';
import { payRecord } from '@contract/users/personPay';
import { eq } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { dependant } from '../../db/schema/dependants';
import { person } from '../../db/schema/organisation';
import type { DecisionFact } from '../../engine/approvals/requestType';
import { dayText } from '../../engine/time/days';

const { cbu, bankAlias } = payRecord.fields;
const { lastName, firstName } = personRecord.fields;
const fields: Record<string, Field> = {
  cbu,
  bankAlias,
  lastName,
  firstName,
  ...dependantRecord.fields,
};

type Values = Record<string, unknown>;

function shown({ kind, labels, digits }: Field, value: unknown): string {
  if (value === null || value === undefined) return 'Sin dato';
  const text = String(value);
  if (digits) return groupedDigits(text);
  return kind === 'day' ? dayText(text) : (labels?.[text] ?? text);
}

/** Each value as it is and as it would be. */
function differences(before: Values | undefined, asked: Values): DecisionFact[] {
  return Object.entries(fields)
    .filter(([name]) => name in asked)
    .map(([name, field]) => {
      const { label } = field;
      const after = shown(field, asked[name]);
      if (!before) return { label, value: after, tone: 'plain' };
      const was = shown(field, before[name]);
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

/** The decider compares these: of a relative who goes, all that is known. */
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

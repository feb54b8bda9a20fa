import { and, eq, lte } from 'drizzle-orm';
import { personHistory } from '../../db/schema/people';
import type { Context } from '../../engine/acciones/context';
import type { StoredPerson } from '../../engine/people/datedFields';
import { personAt } from '../../engine/people/personAt';
import { findPlace } from './personPlace';
import { differing, storePerson } from './storePerson';

/** Makes a person's columns what their history says of today. */
export async function followHistory(
  context: Pick<Context, 'db' | 'audit' | 'emit'>,
  before: StoredPerson,
  today: string,
): Promise<void> {
  const { db } = context;
  await db
    .update(personHistory)
    .set({ begun: true })
    .where(
      and(
        eq(personHistory.personId, before.id),
        eq(personHistory.begun, false),
        lte(personHistory.effectiveFrom, today),
      ),
    );
  const held = await personAt(db, before.id, today);
  // The area may have moved to another site since that was written.
  const place = held && (await findPlace(db, held.areaId));
  const values: Partial<StoredPerson> = { ...held, ...place };
  const names = differing(before, values);
  if (names.length === 0) return;
  const changed = Object.fromEntries(names.map((name) => [name, values[name]]));
  await storePerson(context, before, changed);
}

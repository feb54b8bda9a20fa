import type { DependantFields } from '@contract/users/family';
import { and, eq, ne } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { dependant } from '../../db/schema/dependants';
import type { Context } from '../../engine/acciones/context';
import { todayAt } from '../../engine/time/todayAt';
import { dependantFaults } from './dependantRules';

type Stored = typeof dependant.$inferSelect;
type Writing = Pick<Context, 'db' | 'audit' | 'emit'>;

interface Whose {
  id: number;
  siteId: number;
}

/** What is wrong with a dependant of somebody, by the field to correct; `id` is the one that it changes. */
export async function faultsOfDependant(
  db: Db,
  whose: Whose,
  id: number | null,
  fields: DependantFields,
): Promise<Record<string, string>> {
  const faults = dependantFaults(fields, await todayAt(db, whose.siteId));
  const twin = and(
    eq(dependant.personId, whose.id),
    eq(dependant.dni, fields.dni),
    ne(dependant.id, id ?? 0),
  );
  if ((await db.$count(dependant, twin)) > 0) faults.dni = 'Ya está entre sus familiares.';
  return faults;
}

export async function storeDependant(
  { db, audit, emit }: Writing,
  personId: number,
  before: Stored | undefined,
  fields: DependantFields,
): Promise<number> {
  const [saved] = before
    ? await db
        .update(dependant)
        .set({ ...fields, version: before.version + 1 })
        .where(eq(dependant.id, before.id))
        .returning()
    : await db
        .insert(dependant)
        .values({ ...fields, personId })
        .returning();
  if (!saved) throw new Error('a dependant was not stored');
  await audit({ entity: 'dependant', entityId: saved.id, before, after: saved });
  await emit([{ type: 'Person', id: personId }], { kind: 'everyone' });
  return saved.id;
}

export async function removeDependant({ db, audit, emit }: Writing, before: Stored): Promise<void> {
  await db.delete(dependant).where(eq(dependant.id, before.id));
  await audit({ entity: 'dependant', entityId: before.id, before });
  await emit([{ type: 'Person', id: before.personId }], { kind: 'everyone' });
}

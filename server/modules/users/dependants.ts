import { type DependantFields, dependantRecord } from '@contract/users/family';
import { and, eq, ne } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { dependant } from '../../db/schema/dependants';
import { defineStore } from '../../engine/store/defineStore';
import { todayAt } from '../../engine/time/todayAt';
import { dependantFaults } from './dependantRules';
import { findDependant } from './familyQueries';

export const dependants = defineStore({
  record: dependantRecord,
  table: dependant,
  owner: 'personId',
  find: ({ db }, id) => findDependant(db, id),
  missing: 'Ese familiar ya no está.',
  tell: ({ emit }, { personId }) => emit([{ type: 'Person', id: personId }], { kind: 'everyone' }),
});

interface Whose {
  id: number;
  siteId: number;
}

/** This finds the faults of somebody's dependant, by the field to correct; `id` is the one that it changes. */
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

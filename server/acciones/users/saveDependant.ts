import { saveDependant } from '@contract/users/saveDependant';
import { and, eq, ne } from 'drizzle-orm';
import { dependant } from '../../db/schema/dependants';
import { invalid } from '../../http/fault';
import { staleVersion } from '../../http/staleVersion';
import { todayAt } from '../../time/todayAt';
import { implement } from '../implement';
import { dependantFaults } from './dependantRules';
import { dependantRecord, lockDependant } from './familyQueries';
import { lockPerson } from './personRecord';

export const saveDependantHandler = implement(
  saveDependant,
  async ({ personId, id, version, ...fields }, context) => {
    const { db, audit, emit } = context;
    const { siteId } = await lockPerson(context, personId);
    const before = id === undefined ? undefined : await lockDependant(db, personId, id);
    if (before && before.version !== version) {
      throw staleVersion(await dependantRecord(db, before.id));
    }
    const faults = dependantFaults(fields, await todayAt(db, siteId));
    const twin = and(
      eq(dependant.personId, personId),
      eq(dependant.dni, fields.dni),
      ne(dependant.id, id ?? 0),
    );
    if ((await db.$count(dependant, twin)) > 0) faults.dni = 'Ya está entre sus familiares.';
    if (Object.keys(faults).length > 0) throw invalid(faults);
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
    return dependantRecord(db, saved.id);
  },
);

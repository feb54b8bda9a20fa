import { deleteDependant } from '@contract/users/deleteDependant';
import { eq } from 'drizzle-orm';
import { dependant } from '../../db/schema/dependants';
import { staleVersion } from '../../http/staleVersion';
import { implement } from '../implement';
import { dependantRecord, lockDependant } from './familyQueries';
import { lockPerson } from './personRecord';

export const deleteDependantHandler = implement(
  deleteDependant,
  async ({ personId, id, version }, context) => {
    const { db, audit, emit } = context;
    await lockPerson(context, personId);
    const before = await lockDependant(db, personId, id);
    if (before.version !== version) throw staleVersion(await dependantRecord(db, id));
    await db.delete(dependant).where(eq(dependant.id, id));
    await audit({ entity: 'dependant', entityId: id, before });
    await emit([{ type: 'Person', id: personId }], { kind: 'everyone' });
    return { ok: true as const };
  },
);

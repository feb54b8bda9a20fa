import { deletePersonHistory } from '@contract/users/personPartAcciones';
import { eq } from 'drizzle-orm';
import { personHistory } from '../../db/schema/people';
import { implement } from '../../engine/acciones/implement';
import { notFound } from '../../engine/http/fault';
import { staleVersion } from '../../engine/http/staleVersion';
import { todayAt } from '../../engine/time/todayAt';
import { refuseClosedEffect } from './effectRules';
import { followHistory } from './followHistory';
import { historyRecord, lockHistory } from './historyQueries';
import { lockPerson } from './personRecord';

export const deletePersonHistoryHandler = implement(
  deletePersonHistory,
  async ({ personId, id, version }, context) => {
    const { db, audit } = context;
    const before = await lockPerson(context, personId);
    const was = await lockHistory(db, personId, id);
    if (!was) throw notFound('Ese cambio ya no existe.');
    if (was.version !== version) throw staleVersion(await historyRecord(db, id));
    await refuseClosedEffect(db, [before.siteId, was.siteId ?? before.siteId], [was.effectiveFrom]);
    await db.delete(personHistory).where(eq(personHistory.id, id));
    await audit({ entity: 'personHistory', entityId: id, before: was });
    await followHistory(context, before, await todayAt(db, before.siteId));
    return { ok: true as const };
  },
);

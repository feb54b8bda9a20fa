import { deletePersonHistory } from '@contract/users/personPartAcciones';
import { implement } from '../../engine/acciones/implement';
import { todayAt } from '../../engine/time/todayAt';
import { datedChanges } from './datedChanges';
import { refuseClosedEffect } from './effectRules';
import { followHistory } from './followHistory';
import { lockPerson } from './personRecord';

export const deletePersonHistoryHandler = implement(
  deletePersonHistory,
  async (target, context) => {
    const { db } = context;
    const person = await lockPerson(context, target.personId);
    const done = await datedChanges.remove(
      context,
      target,
      (_shown, { kind, siteId, effectiveFrom }) =>
        refuseClosedEffect(db, [kind], [person.siteId, siteId ?? person.siteId], [effectiveFrom]),
    );
    await followHistory(context, person, await todayAt(db, person.siteId));
    return done;
  },
);

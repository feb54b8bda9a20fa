import type { InputOf } from '@contract/core/accion';
import { savePersonHistory } from '@contract/users/personPartAcciones';
import { and, eq, ne } from 'drizzle-orm';
import { personHistory } from '../../db/schema/people';
import type { Context } from '../../engine/acciones/context';
import { implement } from '../../engine/acciones/implement';
import { conflict, invalid, notFound } from '../../engine/http/fault';
import { staleVersion } from '../../engine/http/staleVersion';
import type { DatedValues, StoredPerson } from '../../engine/people/datedFields';
import { keepWhatWas } from '../../engine/people/writeHistory';
import { todayAt } from '../../engine/time/todayAt';
import { refuseBeforeHire, refuseClosedEffect } from './effectRules';
import { followHistory } from './followHistory';
import { historyRecord, lockHistory } from './historyQueries';
import { findPlace, isColleague } from './personPlace';
import { lockPerson } from './personRecord';
import { refuseCircle } from './storePerson';

export const savePersonHistoryHandler = implement(
  savePersonHistory,
  async ({ personId, id, version, effectiveFrom: day, change }, context) => {
    const { db, viewer, audit } = context;
    const before = await lockPerson(context, personId);
    const was = id === undefined ? undefined : await lockHistory(db, personId, id);
    if (id !== undefined && !was) throw notFound('Ese cambio ya no existe.');
    if (was && was.version !== version) throw staleVersion(await historyRecord(db, was.id));
    if (was && was.kind !== change.kind)
      throw conflict('Un cambio no puede pasar a ser de otro tipo.');
    refuseBeforeHire(before, day);
    const values = await historyValues(context, before, change);
    const sites = [before.siteId, was?.siteId ?? before.siteId, values.siteId ?? before.siteId];
    await refuseClosedEffect(db, sites, [day, was?.effectiveFrom ?? day]);
    const same = and(
      eq(personHistory.personId, personId),
      eq(personHistory.kind, change.kind),
      eq(personHistory.effectiveFrom, day),
      ne(personHistory.id, id ?? 0),
    );
    if ((await db.$count(personHistory, same)) > 0) {
      throw invalid({ effectiveFrom: 'Ese día ya hay un cambio de este tipo: corregilo.' });
    }
    const today = await todayAt(db, before.siteId);
    const row = { ...values, effectiveFrom: day, begun: day <= today, accountId: viewer.accountId };
    if (!was) await keepWhatWas(db, before, [change.kind], day);
    const [saved] = was
      ? await db
          .update(personHistory)
          .set({ ...row, version: was.version + 1 })
          .where(eq(personHistory.id, was.id))
          .returning()
      : await db
          .insert(personHistory)
          .values({ ...row, personId, kind: change.kind })
          .returning();
    if (!saved) throw new Error('a change was not stored');
    await audit({ entity: 'personHistory', entityId: saved.id, before: was, after: saved });
    await followHistory(context, before, today);
    return historyRecord(db, saved.id);
  },
);

type Change = InputOf<typeof savePersonHistory>['change'];

/** What a change writes, or why it cannot. */
async function historyValues(
  { db }: Pick<Context, 'db'>,
  before: StoredPerson,
  change: Change,
): Promise<Partial<DatedValues>> {
  if (change.kind === 'place') {
    const place = await findPlace(db, change.areaId);
    if (!place) throw invalid({ 'change.areaId': 'Esa área ya no existe.' });
    return place;
  }
  if (change.kind === 'manager') {
    const { managerId } = change;
    if (managerId === null || managerId === before.managerId) return { managerId };
    if (!(await isColleague(db, managerId))) {
      throw invalid({ 'change.managerId': 'Esa persona ya no trabaja acá.' });
    }
    await refuseCircle(db, before.id, managerId);
    return { managerId };
  }
  const { kind: _kind, ...values } = change;
  return values;
}

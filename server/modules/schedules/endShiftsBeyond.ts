import { and, isNotNull, isNull, max, min } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { plannedShift } from '../../db/schema/schedules';
import type { EndsWithLeaving } from '../../engine/module';
import { beyondLastDay, type LastDay } from '../../engine/people/beyondLastDay';
import { refuseClosedPeriod } from '../../engine/time/refuseClosedPeriod';

const beyond = (leavings: readonly LastDay[]) =>
  and(
    beyondLastDay(plannedShift.personId, plannedShift.day, leavings),
    isNull(plannedShift.removedAt),
  );

const find = (db: Db, leavings: readonly LastDay[]) =>
  db.select({ personId: plannedShift.personId }).from(plannedShift).where(beyond(leavings));

/** People are not planned for days on which they no longer work. */
export const endShiftsBeyond: EndsWithLeaving = {
  async beyond(db, leavings) {
    const found = await find(db, leavings);
    return found.map(({ personId }) => ({ personId, kind: 'shift' as const }));
  },
  async end({ db, emit }, leaving) {
    const [told] = await db
      .select({ first: min(plannedShift.day), last: max(plannedShift.day) })
      .from(plannedShift)
      .where(and(beyond([leaving]), isNotNull(plannedShift.publishedAt)));
    if (told?.first && told.last) {
      const { personId } = leaving;
      const { first: day, last: until } = told;
      await refuseClosedPeriod(db, { personId, day, until, ledger: 'time' });
    }
    await db.delete(plannedShift).where(beyond([leaving]));
    await emit([{ type: 'Roster', id: 'LIST' }], {
      kind: 'everyone',
      permission: 'SCHEDULES.CREATE',
    });
  },
};

import { and, eq, gte, isNotNull, isNull, lte } from 'drizzle-orm';
import { anyOf } from '../../db/anyOf';
import { plannedShift, shiftAssignment } from '../../db/schema/schedules';
import type { Context } from '../../engine/acciones/context';
import type { Day } from '../../engine/time/days';
import { todayIn } from '../../engine/time/nowIn';
import { type Assigned, peopleOfAssignment, plannedHorizon, planPeople } from './planAhead';
import { findPeople, worksDuring } from './rosterPeople';
import { planningTurn } from './storePlans';
import { tellPlanners } from './tellRoster';

type Assignment = Assigned & { id: number; fromDay: Day };

/**
 * Plans anew what rotations have in draft for the people of an assignment, from its first day or today on. What somebody
 * put there by hand, and what is published, stays.
 */
export async function replanAssignment(
  context: Pick<Context, 'db' | 'viewer' | 'emit'>,
  assignment: Assignment,
  since: Day = assignment.fromDay,
): Promise<void> {
  const { db, viewer } = context;
  const today = todayIn();
  const until = await plannedHorizon(db, today);
  const days = { from: since > today ? since : today, to: until };
  if (days.from > days.to) return;
  const people = await findPeople(db, and(peopleOfAssignment(assignment), worksDuring(days)));
  const ids = people.map(({ id }) => id);
  await planningTurn(db, ids);
  await db
    .delete(plannedShift)
    .where(
      and(
        anyOf(plannedShift.personId, ids),
        gte(plannedShift.day, days.from),
        lte(plannedShift.day, days.to),
        isNull(plannedShift.publishedAt),
        isNotNull(plannedShift.assignmentId),
      ),
    );
  await planPeople(db, people, days, viewer.accountId);
  await db
    .update(shiftAssignment)
    .set({ plannedTo: until })
    .where(eq(shiftAssignment.id, assignment.id));
  await tellPlanners(
    context,
    people.map(({ siteId }) => siteId),
  );
}
